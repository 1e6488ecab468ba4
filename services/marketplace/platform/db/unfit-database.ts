/**
 * The database cannot be used in its current state. `message` is one sentence for the operator: what is wrong, and what
 * to do.
 */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}
