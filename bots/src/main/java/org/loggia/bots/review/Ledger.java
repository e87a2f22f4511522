package org.loggia.bots.review;

/**
 * What became of one seat's chances. {@code start + own + others + luck + unclear = end}, always.
 *
 * @param start the chance of winning at the first decision
 * @param own what its own moves gave away, 0 or less
 * @param others what the others' moves gave it, or took
 * @param luck what was drawn, thrown and dealt
 * @param unclear where two estimates of the same table differ: the next seat thinks further, and
 *     knows something else
 * @param end its part of the victory; where the game is not over, the chance as it stands
 * @param ownError standard errors
 */
public record Ledger(
    double start,
    double own,
    double others,
    double luck,
    double unclear,
    double end,
    double startError,
    double ownError,
    double othersError,
    double luckError,
    double unclearError) {}
