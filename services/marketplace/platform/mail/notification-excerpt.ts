/** The most that a notification says of a mail, in code points; the rest is in the mail. */
const most = 400;

/** What a notification says, of these paragraphs of its mail. */
export function notificationExcerpt(paragraphs: readonly string[]): string | null {
  if (paragraphs.length === 0) return null;
  const letters = [...paragraphs.join(' ')];
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`;
}
