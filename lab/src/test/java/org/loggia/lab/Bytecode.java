package org.loggia.lab;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.function.Predicate;

/** Conditions on what no list of dependencies shows: arithmetic and locks inside a method. */
final class Bytecode {
  private Bytecode() {}

  static ArchCondition<JavaClass> computeWithFloat() {
    return new ClassFileCondition("compute with float") {
      @Override
      boolean offends(FieldModel field) {
        return isFloat(field.fieldTypeSymbol());
      }

      @Override
      boolean offends(MethodModel method) {
        MethodTypeDesc type = method.methodTypeSymbol();
        return isFloat(type.returnType())
            || type.parameterList().stream().anyMatch(ClassFileCondition::isFloat)
            || hasInstruction(method, Bytecode::isFloat);
      }
    };
  }

  static ArchCondition<JavaClass> takeLocks() {
    return new ClassFileCondition("take locks") {
      @Override
      boolean offends(FieldModel field) {
        return field.flags().has(AccessFlag.VOLATILE);
      }

      @Override
      boolean offends(MethodModel method) {
        return method.flags().has(AccessFlag.SYNCHRONIZED)
            || hasInstruction(method, opcode -> opcode == Opcode.MONITORENTER);
      }
    };
  }

  /** FADD, FLOAD and their like, and the conversions I2F, L2F and D2F. */
  private static boolean isFloat(Opcode opcode) {
    return opcode.name().startsWith("F") || opcode.name().endsWith("2F");
  }

  private abstract static class ClassFileCondition extends ArchCondition<JavaClass> {
    ClassFileCondition(String description) {
      super(description);
    }

    abstract boolean offends(FieldModel field);

    abstract boolean offends(MethodModel method);

    @Override
    public void check(JavaClass type, ConditionEvents events) {
      ClassModel model = read(type);
      for (FieldModel field : model.fields()) {
        report(type, field.fieldName().stringValue(), offends(field), events);
      }
      for (MethodModel method : model.methods()) {
        report(type, method.methodName().stringValue() + "()", offends(method), events);
      }
    }

    static boolean isFloat(ClassDesc type) {
      return type.descriptorString().replace("[", "").equals("F");
    }

    static boolean hasInstruction(MethodModel method, Predicate<Opcode> offence) {
      return method.code().stream()
          .flatMap(code -> code.elementStream())
          .anyMatch(
              element ->
                  element instanceof Instruction instruction && offence.test(instruction.opcode()));
    }

    private void report(JavaClass type, String member, boolean offends, ConditionEvents events) {
      String message = type.getName() + "." + member + (offends ? " does " : " does not ");
      events.add(new SimpleConditionEvent(type, offends, message + getDescription()));
    }

    private static ClassModel read(JavaClass type) {
      try (InputStream bytes = type.getSource().orElseThrow().getUri().toURL().openStream()) {
        return ClassFile.of().parse(bytes.readAllBytes());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
