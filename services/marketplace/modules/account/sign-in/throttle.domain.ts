/** From the fifth failed attempt on: 30 s, doubled with each further one, up to 15 min (docs/product.md "Accounts"). */
export const freeTries = 5;
export const firstBlockSeconds = 30;
export const longestBlockSeconds = 15 * 60;
/** Failed attempts older than this no longer count. */
export const triesForgottenMs = 24 * 60 * 60 * 1000;

/** A budget for guesses from everywhere: this many at once, then one more each time the seconds have passed. */
export interface GuessBudget {
  readonly atOnce: number;
  readonly oneMoreSeconds: number;
}

/** For an account's password, from devices that never signed in to it: at most 40 in any hour. */
export const passwordGuesses: GuessBudget = { atOnce: 20, oneMoreSeconds: 180 };
/** For the codes of an address, of all its sign-ups: at most 60 in any hour, of a million. */
export const codeGuesses: GuessBudget = { atOnce: 30, oneMoreSeconds: 120 };
/**
 * For the codes of an account's authenticator app, by whoever has its password: at most 20 in any hour, of a million.
 */
export const authenticatorGuesses: GuessBudget = { atOnce: 10, oneMoreSeconds: 360 };
