package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The worker as a page in Chromium meets it. */
class WorkerTest {
  private static Chromium chromium;
  private BrowserContext visitor;
  private Page page;

  @BeforeAll
  static void start() throws IOException {
    chromium = new Chromium();
  }

  @AfterAll
  static void stop() {
    chromium.close();
  }

  @BeforeEach
  void visit() {
    visitor = chromium.visitor();
    page = chromium.selfTest(visitor);
  }

  @AfterEach
  void leave() {
    visitor.close();
  }

  @Test
  void chromiumRunsWebAssembly() {
    assertThat(page.evaluate("() => loggia.openRules().engine()")).isEqualTo("webassembly");
  }

  @Test
  void whoeverWantsJavaScriptGetsIt() {
    assertThat(page.evaluate("() => loggia.openRules('javascript').engine()"))
        .isEqualTo("javascript");
  }

  @Test
  void aTableGoesOnAfterItsTabWasClosed() {
    Object left =
        page.evaluate(
            """
            async () => {
              const rules = loggia.openRules();
              const players = [{ kind: 'person', name: 'Ada' }, { kind: 'bot', level: 'novice' }];
              const table = await loggia.LocalTable.open(
                  rules, loggia.browserShelf(), 'azul', players, { first: 0 });
              const { moves } = await rules.title('azul').legal(table.scene.view, { most: 1 });
              await table.play(moves[0].text);
              return JSON.stringify((await table.settled()).view);
            }
            """);
    page.close();
    Page later = chromium.selfTest(visitor);

    Object found =
        later.evaluate(
            """
            async () => {
              const shelf = loggia.browserShelf();
              const [saved] = await shelf.list();
              const table = await loggia.LocalTable.resume(loggia.openRules(), shelf, saved);
              return JSON.stringify(table.scene.view);
            }
            """);

    assertThat(found).isEqualTo(left);
  }

  @Test
  void aTrapKillsTheWorkerAndNeitherThePageNorTheTable() {
    Object story =
        page.evaluate(
            """
            async () => {
              const rules = loggia.openRules();
              const players = [{ kind: 'person', name: 'Ada' }, { kind: 'person', name: 'Carlo' }];
              const table = await loggia.LocalTable.open(
                  rules, loggia.memoryShelf(), 'palazzo', players, { first: 0 });
              const before = JSON.stringify(table.scene.view);
              const fall = await rules.call('digest', 'halma', 0, 1, 1).catch((error) => error.name);
              const after = JSON.stringify((await table.at(0)).view);
              return [fall, String(before === after)];
            }
            """);

    assertThat(story).asInstanceOf(LIST).containsExactly("Trap", "true");
  }

  @Test
  void whileABotThinksQuestionsAreAnsweredAndItCanBeStopped() {
    Object story =
        page.evaluate(
            """
            async () => {
              const rules = loggia.openRules();
              const players = [{ kind: 'person', name: 'Ada' }, { kind: 'person', name: 'Carlo' }];
              const { scene } = await loggia.LocalTable.open(
                  rules, loggia.memoryShelf(), 'alhambra', players, { first: 0 });
              const title = rules.title('alhambra');
              const stop = new AbortController();
              let ended = 'thinking';
              const thought = title
                  .hint(scene.view, { iterations: 1e9, signal: stop.signal })
                  .catch((error) => { ended = error.name; });
              for (let i = 0; i < 20; i++) await title.legal(scene.view, { most: 1 });
              const meanwhile = ended;
              stop.abort();
              await thought;
              return [meanwhile, ended];
            }
            """);

    assertThat(story).asInstanceOf(LIST).containsExactly("thinking", "AbortError");
  }
}
