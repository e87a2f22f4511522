package org.loggia.lab.forbidden.games.bossa;

/** What another title and the lab want to use directly. */
public final class Stones {}
