package org.loggia.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** One server and one browser for all tests of the client; whoever came in goes home after each. */
final class House implements ParameterResolver, AfterEachCallback {
  private static final ExtensionContext.Namespace OURS =
      ExtensionContext.Namespace.create(House.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Loggia.class;
  }

  @Override
  public Loggia resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return loggia(context);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    loggia(context).sendHome();
  }

  /** In the root's store, which closes it when all classes are done. */
  private static Loggia loggia(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(OURS)
        .computeIfAbsent(Loggia.class, _ -> open(), Loggia.class);
  }

  private static Loggia open() {
    try {
      return new Loggia(Files.createTempDirectory("loggia-e2e"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
