package org.loggia.lab.forbidden.cellar;

/** Nobody planned a cellar. */
public final class Cask {}
