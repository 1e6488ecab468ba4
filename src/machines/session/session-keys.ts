/** The specification's storage keys (§9). Apart from what reads and writes them: a public page needs the names alone. */
export const USER_KEY = 'user';
export const TOKEN_KEY = 'token';
