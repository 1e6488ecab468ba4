type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'link'; text: string; href: string };

/** The six-digit code in the subject or text, or null: six digits of an address are none. */
export function codeIn(mail: { subject: string; text: string }): string | null {
  return (
    /(?<!\d)\d{6}(?!\d)/.exec(`${mail.subject}\n${mail.text.replaceAll(/https?:\/\/\S+/g, '')}`)?.[0] ?? null
  );
}

/** A mail's text with its URLs (http and https only) as links, and lines underlined with "=" as headings. */
export function partsOf(text: string): MailPart[] {
  return text.split(/^(.+)\r?\n={3,}[^\S\n]*(?:\n+|$)/m).flatMap((piece, index): MailPart[] => {
    if (index % 2 === 1) return [{ kind: 'heading', text: piece }];
    return linesOf(piece);
  });
}

function linesOf(text: string): MailPart[] {
  return text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/).flatMap((piece, index): MailPart[] => {
    if (piece === '') return [];
    return index % 2 === 1 ? [{ kind: 'link', text: piece, href: piece }] : [{ kind: 'text', text: piece }];
  });
}
