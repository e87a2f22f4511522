package org.loggia.core.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The word by which a member of a {@link Derived} sealed interface goes, if it is not its name. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Kind {
  String value();
}
