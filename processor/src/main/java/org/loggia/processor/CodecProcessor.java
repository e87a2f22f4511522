package org.loggia.processor;

import java.io.IOException;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * Writes, for each type that is marked with {@code Derived}, a class with its codec: {@code
 * BossaView} gets {@code BossaViewCodec.CODEC}.
 */
@SupportedAnnotationTypes(Names.DERIVED)
public final class CodecProcessor extends AbstractProcessor {
  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement annotation : annotations) {
      for (Element marked : round.getElementsAnnotatedWith(annotation)) {
        derive((TypeElement) marked);
      }
    }
    return true;
  }

  private void derive(TypeElement marked) {
    try {
      new CodecWriter(processingEnv, marked).source().writeTo(processingEnv.getFiler());
    } catch (Underivable underivable) {
      complain(marked, underivable.getMessage());
    } catch (IOException broken) {
      complain(marked, "its codec cannot be written: " + broken);
    }
  }

  private void complain(TypeElement marked, String problem) {
    processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, problem, marked);
  }
}
