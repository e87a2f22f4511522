package org.loggia.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** The codecs that somebody wrote: each constant of type {@code Codec<T>} serves all T. */
final class Handwritten {
  private final Map<String, CodeBlock> codecs = new TreeMap<>();

  /** Those in the classes that the annotation names. */
  static Handwritten of(TypeElement marked) {
    Handwritten all = new Handwritten();
    for (AnnotationMirror annotation : marked.getAnnotationMirrors()) {
      if (annotation.getAnnotationType().toString().equals(Names.DERIVED)) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> value :
            annotation.getElementValues().entrySet()) {
          if (value.getValue().getValue() instanceof List<?> classes) {
            for (Object named : classes) {
              Object type = ((AnnotationValue) named).getValue();
              all.add((TypeElement) ((DeclaredType) type).asElement());
            }
          }
        }
      }
    }
    return all;
  }

  private void add(TypeElement holder) {
    for (VariableElement constant : ElementFilter.fieldsIn(holder.getEnclosedElements())) {
      TypeMirror codecOf = codecOf(constant);
      if (codecOf != null) {
        CodeBlock code = CodeBlock.of("$T.$N", ClassName.get(holder), constant.getSimpleName());
        if (codecs.put(key(codecOf), code) != null) {
          throw new Underivable(holder + " has two codecs of " + codecOf);
        }
      }
    }
  }

  @Nullable CodeBlock find(TypeMirror type) {
    return codecs.get(key(type));
  }

  /** The codec that a type brings along as its constant {@code CODEC}. */
  static @Nullable CodeBlock own(TypeElement type) {
    for (VariableElement constant : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      TypeMirror codecOf = codecOf(constant);
      if (codecOf != null
          && constant.getSimpleName().contentEquals(Names.CODEC)
          && key(codecOf).equals(key(type.asType()))) {
        return CodeBlock.of("$T.$N", ClassName.get(type), Names.CODEC);
      }
    }
    return null;
  }

  /** T, if this is a constant of type {@code Codec<T>} that others may use. */
  private static @Nullable TypeMirror codecOf(VariableElement constant) {
    boolean usable =
        constant.getModifiers().contains(Modifier.STATIC)
            && !constant.getModifiers().contains(Modifier.PRIVATE);
    if (usable
        && constant.asType() instanceof DeclaredType type
        && ((TypeElement) type.asElement())
            .getQualifiedName()
            .contentEquals(Names.CODEC_TYPE.canonicalName())) {
      return type.getTypeArguments().getFirst();
    }
    return null;
  }

  /** The type in writing, whatever annotations stand on it. */
  private static String key(TypeMirror type) {
    if (type instanceof DeclaredType declared) {
      StringBuilder key =
          new StringBuilder(((TypeElement) declared.asElement()).getQualifiedName());
      for (TypeMirror argument : declared.getTypeArguments()) {
        key.append('<').append(key(argument)).append('>');
      }
      return key.toString();
    }
    return type.toString();
  }
}
