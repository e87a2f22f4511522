package org.loggia.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.Generated;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

/**
 * Writes the class that holds the codec of one marked type, and those of all records, enums and
 * sealed interfaces that it is made of: each once, what others need first.
 */
final class CodecWriter {
  private static final Map<String, String> LEAVES =
      Map.of(
          "java.lang.Integer",
          "INT",
          "java.lang.Long",
          "LONG",
          "java.lang.Double",
          "NUMBER",
          "java.lang.Boolean",
          "BOOL",
          "java.lang.String",
          "TEXT",
          Names.JSON + ".Json",
          "JSON",
          Names.JSON + ".AsJson",
          "AS_JSON");

  private final ProcessingEnvironment compiler;
  private final TypeElement marked;
  private final Handwritten handwritten;

  /** By qualified name: where the codec of a type is. */
  private final Map<String, CodeBlock> codecs = new LinkedHashMap<>();

  private final Set<String> underWay = new TreeSet<>();
  private final Set<String> constants = new TreeSet<>();
  private final List<FieldSpec> fields = new ArrayList<>();
  private final List<MethodSpec> methods = new ArrayList<>();

  CodecWriter(ProcessingEnvironment compiler, TypeElement marked) {
    this.compiler = compiler;
    this.marked = marked;
    this.handwritten = Handwritten.of(marked);
  }

  JavaFile source() {
    ClassName name = Names.derived(marked);
    derive(marked);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addJavadoc("How {@link $T} looks as JSON.\n", ClassName.get(marked))
            .addAnnotation(NullUnmarked.class)
            .addAnnotation(
                com.palantir.javapoet.AnnotationSpec.builder(Generated.class)
                    .addMember("value", "$S", CodecProcessor.class.getName())
                    .build())
            .addModifiers(Modifier.FINAL)
            .addOriginatingElement(marked)
            .addFields(fields)
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethods(methods);
    if (isPublic(marked)) {
      type.addModifiers(Modifier.PUBLIC);
    }
    return JavaFile.builder(name.packageName(), type.build()).build();
  }

  private static boolean isPublic(Element type) {
    for (Element each = type; each instanceof TypeElement; each = each.getEnclosingElement()) {
      boolean ofInterface =
          each.getEnclosingElement() != null
              && each.getEnclosingElement().getKind() == ElementKind.INTERFACE;
      if (!ofInterface && !each.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }

  // ---- which codec a type has -------------------------------------------------------------------

  private CodeBlock codec(TypeMirror type) {
    CodeBlock plain = plain(type);
    return isNullable(type) ? CodeBlock.of("$T.nullable($L)", Names.CODECS, plain) : plain;
  }

  private static boolean isNullable(TypeMirror type) {
    return type.getAnnotationMirrors().stream()
        .anyMatch(mirror -> mirror.getAnnotationType().toString().equals(Names.NULLABLE));
  }

  private CodeBlock plain(TypeMirror type) {
    CodeBlock given = handwritten.find(type);
    if (given != null) {
      return given;
    }
    if (type instanceof ArrayType array && array.getComponentType().getKind() == TypeKind.INT) {
      return CodeBlock.of("$T.INT_ARRAY", Names.CODECS);
    }
    if (type.getKind().isPrimitive()) {
      return leaf(
          compiler
              .getTypeUtils()
              .boxedClass(compiler.getTypeUtils().getPrimitiveType(type.getKind())));
    }
    if (!(type instanceof DeclaredType declared)) {
      throw noCodec(type);
    }
    TypeElement element = (TypeElement) declared.asElement();
    List<? extends TypeMirror> arguments = declared.getTypeArguments();
    return switch (element.getQualifiedName().toString()) {
      case "java.util.List" ->
          CodeBlock.of("$T.list($L)", Names.CODECS, codec(arguments.getFirst()));
      case "java.util.Map" -> map(arguments);
      default -> of(element);
    };
  }

  private CodeBlock map(List<? extends TypeMirror> arguments) {
    if (!arguments.getFirst().toString().endsWith("java.lang.String")
        && !arguments.getFirst().toString().equals("String")) {
      throw new Underivable("the names of an object are texts, not " + arguments.getFirst());
    }
    return CodeBlock.of("$T.map($L)", Names.CODECS, codec(arguments.getLast()));
  }

  private CodeBlock leaf(TypeElement element) {
    String leaf = LEAVES.get(element.getQualifiedName().toString());
    if (leaf == null) {
      throw noCodec(element.asType());
    }
    return CodeBlock.of("$T.$N", Names.CODECS, leaf);
  }

  private CodeBlock of(TypeElement element) {
    if (LEAVES.containsKey(element.getQualifiedName().toString())) {
      return leaf(element);
    }
    CodeBlock own = Handwritten.own(element);
    if (own != null) {
      return own;
    }
    if (!element.equals(marked) && annotation(element, Names.DERIVED) != null) {
      return CodeBlock.of("$T.$N", Names.derived(element), Names.CODEC);
    }
    return derive(element);
  }

  private Underivable noCodec(TypeMirror type) {
    return new Underivable(
        marked.getSimpleName()
            + " holds "
            + type
            + ", which has no codec: name a class that has one, as in @Derived(with = …)");
  }

  // ---- making one -------------------------------------------------------------------------------

  private CodeBlock derive(TypeElement element) {
    String name = element.getQualifiedName().toString();
    CodeBlock there = codecs.get(name);
    if (there != null) {
      return there;
    }
    if (!underWay.add(name)) {
      throw new Underivable(element.getSimpleName() + " occurs within itself");
    }
    CodeBlock made = make(element);
    String constant = element.equals(marked) ? Names.CODEC : free(Names.constant(element));
    fields.add(
        FieldSpec.builder(codecOf(element), constant)
            .addModifiers(element.equals(marked) ? Modifier.PUBLIC : Modifier.PRIVATE)
            .addModifiers(Modifier.STATIC, Modifier.FINAL)
            .initializer(made)
            .build());
    CodeBlock code = CodeBlock.of("$N", constant);
    codecs.put(name, code);
    return code;
  }

  private CodeBlock make(TypeElement element) {
    if (element.getKind() == ElementKind.ENUM) {
      return CodeBlock.of(
          "$T.enumeration($S, $T.values())", Names.CODECS, element.getSimpleName(), element);
    }
    if (element.getKind() == ElementKind.RECORD) {
      return record(element);
    }
    if (element.getModifiers().contains(Modifier.SEALED)) {
      return union(element);
    }
    throw noCodec(element.asType());
  }

  /** A constant of that name, or of a longer one if two types have the same simple name. */
  private String free(String wanted) {
    String name = wanted;
    while (name.equals(Names.CODEC) || !constants.add(name)) {
      name += "_";
    }
    return name;
  }

  private CodeBlock union(TypeElement element) {
    List<CodeBlock> variants = new ArrayList<>();
    for (TypeElement member : members(element)) {
      variants.add(
          CodeBlock.of(
              "$T.variant($S, $T.class, $L)",
              Names.CODECS,
              kind(member),
              ClassName.get(member),
              of(member)));
    }
    return CodeBlock.of(
        "$T.union($S, $L)", Names.CODECS, element.getSimpleName(), CodeBlock.join(variants, ",\n"));
  }

  private List<TypeElement> members(TypeElement sealed) {
    List<TypeElement> members = new ArrayList<>();
    for (TypeMirror permitted : sealed.getPermittedSubclasses()) {
      TypeElement member = (TypeElement) ((DeclaredType) permitted).asElement();
      if (member.getKind() == ElementKind.RECORD) {
        members.add(member);
      } else {
        members.addAll(members(member));
      }
    }
    return members;
  }

  private static String kind(TypeElement member) {
    AnnotationMirror kind = annotation(member, Names.KIND);
    if (kind == null) {
      return Names.kind(member);
    }
    AnnotationValue word = kind.getElementValues().values().iterator().next();
    return (String) word.getValue();
  }

  /** A record is read and written component by component, in a method of its own. */
  private CodeBlock record(TypeElement element) {
    List<CodeBlock> names = new ArrayList<>();
    List<CodeBlock> reads = new ArrayList<>();
    CodeBlock.Builder body = CodeBlock.builder();
    for (RecordComponentElement component : element.getRecordComponents()) {
      TypeName type = ClassName.get(component.asType()).withoutAnnotations().box();
      String name = component.getSimpleName() + "Field";
      body.addStatement(
          "$T $N = $T.field($S, $L, $T::$N)",
          ParameterizedTypeName.get(Names.FIELD, ClassName.get(element), type),
          name,
          Names.CODECS,
          component.getSimpleName(),
          codec(component.asType()),
          ClassName.get(element),
          component.getSimpleName());
      names.add(CodeBlock.of("$N", name));
      reads.add(CodeBlock.of("$N.read(json, path)", name));
    }
    body.addStatement(
        "return $T.record($S, $T.of($L), (json, path) -> new $T($L))",
        Names.CODECS,
        called(element),
        List.class,
        CodeBlock.join(names, ", "),
        ClassName.get(element),
        CodeBlock.join(reads, ", "));
    String method = "of" + methods.size();
    methods.add(
        MethodSpec.methodBuilder(method)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(codecOf(element))
            .addCode(body.build())
            .build());
    return CodeBlock.of("$N()", method);
  }

  private String called(TypeElement element) {
    String name = element.getSimpleName().toString();
    boolean isMember =
        marked.getModifiers().contains(Modifier.SEALED) && members(marked).contains(element);
    return isMember ? prefix() + name : name;
  }

  private String prefix() {
    AnnotationMirror derived = annotation(marked, Names.DERIVED);
    if (derived != null) {
      for (var value : derived.getElementValues().entrySet()) {
        if (value.getKey().getSimpleName().contentEquals("prefix")) {
          return (String) value.getValue().getValue();
        }
      }
    }
    return "";
  }

  private static TypeName codecOf(TypeElement element) {
    return ParameterizedTypeName.get(Names.CODEC_TYPE, ClassName.get(element));
  }

  private static @Nullable AnnotationMirror annotation(TypeElement element, String name) {
    for (AnnotationMirror annotation : element.getAnnotationMirrors()) {
      if (annotation.getAnnotationType().toString().equals(name)) {
        return annotation;
      }
    }
    return null;
  }
}
