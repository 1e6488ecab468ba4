/** The database can't be used as it is. `message` is one sentence for whoever runs the server: what is wrong, what to do. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}
