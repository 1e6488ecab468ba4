/** From the fifth wrong try on: 30 s, then doubled with each more, up to 15 min (product.md "Accounts"). */
export const freeTries = 5;
export const firstBlockSeconds = 30;
export const longestBlockSeconds = 15 * 60;
/** Wrong tries older than this are forgotten. */
export const triesForgottenMs = 24 * 60 * 60 * 1000;
