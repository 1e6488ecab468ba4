import { invariant } from '../../../../src/lib/invariant.ts';

export type MailContent = {
  readonly heading: string;
  /** The recipient's own name; left out if it looks like an address or a link. */
  readonly name?: string;
  readonly paragraphs: readonly string[];
  /** Shown large, on its own line. */
  readonly code?: string;
  /** The main action; `url` is http or https. */
  readonly button?: { readonly label: string; readonly url: string };
  /** Small print at the end: the validity, or what to do about an unexpected mail. */
  readonly closing?: readonly string[];
};

const MAX_NAME_LENGTH = 60;

/**
 * The text and the HTML of a mail in Quayside's only layout. No pictures, no tracking, no styles that mail clients
 * remove. Texts are escaped, and cannot start a new line, a link or a header.
 */
export function layOutMail(content: MailContent): { readonly text: string; readonly html: string } {
  const { button } = content;
  invariant(
    button === undefined || /^https?:\/\/[^\s"'<>]+$/.test(button.url),
    'a mail links to http(s) only',
  );
  const name = greetableName(content.name ?? '');
  const lines: MailLines = {
    heading: oneLine(content.heading),
    greeting: name === '' ? 'Hello,' : `Hello ${name},`,
    paragraphs: content.paragraphs.map(oneLine),
    code: content.code === undefined ? undefined : oneLine(content.code),
    button: button && { label: oneLine(button.label), url: button.url },
    closing: (content.closing ?? []).map(oneLine),
  };
  return { text: toText(lines), html: toHtml(lines) };
}

type MailLines = {
  heading: string;
  greeting: string;
  paragraphs: readonly string[];
  code: string | undefined;
  button: { label: string; url: string } | undefined;
  closing: readonly string[];
};

/**
 * A name that is safe to greet with in our mails, or ''. Users choose both the name and the address at sign-up, so a
 * name with a link would make us send a stranger's advertisement.
 */
export function greetableName(name: string): string {
  const plain = oneLine(name);
  const linkLike = /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2,}(?:[/:?#\s]|$)/iu.test(plain);
  return linkLike || plain.length > MAX_NAME_LENGTH ? '' : plain;
}

/** A text that somebody wrote, as paragraphs: one for each line. */
export const paragraphsOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Removes control characters and invisible ones that reverse or hide text; the joiners some scripts need stay. */
function oneLine(text: string): string {
  return text
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

function toText({ heading, greeting, paragraphs, code, button, closing }: MailLines): string {
  return [
    `${heading}\n${'='.repeat(heading.length)}`,
    greeting,
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...closing,
    '-- \nQuayside',
  ]
    .join('\n\n')
    .concat('\n');
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function toHtml({ heading, greeting, paragraphs, code, button, closing }: MailLines): string {
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const small = (line: string) =>
    `<p style="margin:0 0 8px;font-size:13px;line-height:20px;color:#60646c">${escapeHtml(line)}</p>`;
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(heading)}</title></head>`,
    `<body style="margin:0;padding:24px;background:#f4f6f9;${FONT};font-size:16px;line-height:24px;color:#1c2024">`,
    '<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #d9dee6;border-radius:8px">',
    '<p style="margin:0 0 24px;font-size:18px;font-weight:600;color:#123a66">Quayside</p>',
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escapeHtml(heading)}</h1>`,
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(code === undefined ? [] : [codeLine(code)]),
    ...(button === undefined ? [] : buttonLines(button)),
    ...closing.map(small),
    '</div></body></html>',
    '',
  ].join('\n');
}

const codeLine = (code: string) =>
  `<p style="margin:0 0 16px;font-size:28px;line-height:36px;font-weight:600;letter-spacing:4px">${escapeHtml(code)}</p>`;

/** The address is also shown, for mail clients without buttons and for cautious readers. */
function buttonLines({ label, url }: { label: string; url: string }): string[] {
  const href = escapeHtml(url);
  return [
    `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:12px 20px;background:#123a66;color:#ffffff;text-decoration:none;border-radius:6px;font-weight:600">${escapeHtml(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#60646c">If the button does not work, open this address:<br><a href="${href}" style="color:#123a66;word-break:break-all">${href}</a></p>`,
  ];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
