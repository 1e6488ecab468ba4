/**
 * The specification's storage keys (§9). Separate from the code that reads and writes them, because a public page needs
 * only the names.
 */
export const USER_KEY = 'user';
export const TOKEN_KEY = 'token';
