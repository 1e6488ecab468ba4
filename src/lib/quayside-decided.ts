/** What an admin wrote about a decision, as both sides read it next to what they wrote themselves. */
export const quaysideDecided = (words: string): string => `Quayside decided: “${words}”`;
