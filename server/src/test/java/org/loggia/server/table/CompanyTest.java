package org.loggia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.Refusal;
import org.loggia.server.table.TestHouse.Visitor;
import org.loggia.server.wire.Message;

class CompanyTest {
  @TempDir Path folder;
  private TestHouse house;
  private Company company;

  @BeforeEach
  void open() {
    house = new TestHouse(folder);
    company = new Company("table", house.around, Runnable::run);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Visitor comes(@Nullable Integer person) {
    Visitor visitor = new Visitor();
    company.letIn(visitor, person);
    company.greet(visitor);
    return visitor;
  }

  @Test
  void whoIsThereIsToldAtMostOnceASecondAndOnlyIfItHasChanged() {
    Visitor anna = comes(0);
    for (int i = 0; i < 100; i++) {
      comes(1);
      comes(null);
    }
    assertThat(anna.presences()).containsExactly(new Message.Present(List.of(0), 0));
    house.letTimePass();
    assertThat(anna.presences())
        .containsExactly(
            new Message.Present(List.of(0), 0), new Message.Present(List.of(0, 1), 100));
    house.letTimePass();
    house.letTimePass();
    comes(1);
    assertThat(anna.presences()).hasSize(2);
  }

  @Test
  void theNewcomerHearsAtOnceWhoIsThere() {
    comes(0);
    assertThat(comes(1).presences()).containsExactly(new Message.Present(List.of(0, 1), 0));
  }

  @Test
  void whoseSocketWasClosedMeanwhileIsNoGhost() {
    Visitor ghost = new Visitor();
    ghost.isThere = false;
    company.gone(ghost);
    company.letIn(ghost, 1);
    assertThat(company.isPresent(1)).isFalse();
    assertThat(company.isEmpty()).isTrue();
  }

  @Test
  void absenceIsCountedFromTheLastSocket() {
    assertThat(company.awayFor(1)).isPositive();
    house.clock.addAndGet(700);
    assertThat(company.awayFor(1)).isEqualTo(700);
    Visitor one = comes(1);
    Visitor two = comes(1);
    house.clock.addAndGet(1_000);
    company.gone(one);
    house.clock.addAndGet(1_000);
    assertThat(company.awayFor(1)).isZero();
    company.gone(two);
    house.clock.addAndGet(50);
    assertThat(company.awayFor(1)).isEqualTo(50);
  }

  @Test
  void watchersAndTheSocketsOfOnePersonAreBounded() {
    List<Visitor> own = new ArrayList<>();
    for (int i = 0; i < 17; i++) {
      own.add(comes(0));
    }
    Refusal shownOut = own.getFirst().shownOut;
    assertThat(shownOut).isNotNull();
    assertThat(own.stream().filter(each -> each.shownOut != null)).hasSize(1);
    for (int i = 0; i < 200; i++) {
      assertThat(company.refusal(new Visitor(), null)).isNull();
      comes(null);
    }
    assertThat(company.refusal(new Visitor(), null)).isNotNull();
    assertThat(company.refusal(new Visitor(), 1)).isNull();
  }
}
