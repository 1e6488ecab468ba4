/** From the fifth wrong try on: 30 s, then doubled with each more, up to 15 min (docs/product.md "Accounts"). */
export const freeTries = 5;
export const firstBlockSeconds = 30;
export const longestBlockSeconds = 15 * 60;
/** Wrong tries older than this are forgotten. */
export const triesForgottenMs = 24 * 60 * 60 * 1000;

/** Guesses at one thing from everywhere: so many at once, then one more each time the seconds have passed. */
export interface GuessBudget {
  readonly atOnce: number;
  readonly oneMoreSeconds: number;
}

/** At an account's password from devices that never signed in to it: at most 40 in any hour. */
export const passwordGuesses: GuessBudget = { atOnce: 20, oneMoreSeconds: 180 };
/** At the codes of an address, however many sign-ups they belong to: at most 60 in any hour, of a million. */
export const codeGuesses: GuessBudget = { atOnce: 30, oneMoreSeconds: 120 };
/** At the codes of an account's authenticator app, by whoever has its password: at most 20 in any hour, of a million. */
export const authenticatorGuesses: GuessBudget = { atOnce: 10, oneMoreSeconds: 360 };
