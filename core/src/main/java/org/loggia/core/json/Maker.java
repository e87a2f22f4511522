package org.loggia.core.json;

/**
 * Reads all components of a record, which are {@link Field}s of an object, and makes it of them.
 */
public interface Maker<R> {
  R make(Json.Obj json, Path path);
}
