/** From the fifth wrong try on: 30 s, then doubled with each more, up to 15 min (product.md "Accounts"). */
export const freeTries = 5;
export const firstBlockSeconds = 30;
export const longestBlockSeconds = 15 * 60;
/** Wrong tries older than this are forgotten. */
export const triesForgottenMs = 24 * 60 * 60 * 1000;

/** How long the `failures`th wrong try in a row slows down; 0 for the first four. Written once more in SQL, where it is decided. */
export const blockSeconds = (failures: number): number =>
  failures < freeTries
    ? 0
    : Math.min(longestBlockSeconds, firstBlockSeconds * 2 ** Math.min(failures - freeTries, 30));
