package org.loggia.core.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a record or a sealed interface of records: its codec is written by the compiler, from its
 * components and those of all records and enums that it is made of. {@code BossaView} gets a class
 * {@code BossaViewCodec} with a constant {@code CODEC}.
 *
 * <p>A field is called like its component; what is {@code @Nullable} may be null or left out. A
 * member of a sealed interface goes by its name in small letters with hyphens, or by its {@link
 * Kind}. A type that has a constant {@code CODEC} of its own, or is marked itself, travels by that.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Derived {
  /**
   * Classes with codecs that are written by hand, for pieces with a text of their own: a constant
   * of type {@code Codec<T>} serves all components of type T.
   */
  Class<?>[] with() default {};

  /**
   * What the names of a sealed interface's members begin with in types and schemas, where others
   * are called alike.
   */
  String prefix() default "";
}
