/** The message for bugs, in place of the error's own message, which is for developers. */
export const unexpectedText = 'Something went wrong on this page. Try again.';

/** A refusal in the browser, before anything was sent; unlike that of other errors, its message is for users. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
