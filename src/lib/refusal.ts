/** What is said of a mistake of ours in place of a script's own message, which is for developers. */
export const unexpectedText = 'Something went wrong on this page. Try again.';

/** Refused here, before anything was sent: unlike that of other errors of scripts, its message is a sentence for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
