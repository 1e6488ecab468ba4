/** The maximum length of a notification's text, in code points; the mail has the remainder. */
const maxLength = 400;

/** The notification's text, from the paragraphs of its mail. */
export function notificationExcerpt(paragraphs: readonly string[]): string | null {
  if (paragraphs.length === 0) return null;
  const letters = [...paragraphs.join(' ')];
  return letters.length <= maxLength ? letters.join('') : `${letters.slice(0, maxLength - 1).join('')}…`;
}
