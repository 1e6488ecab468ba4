/** What builds have under /assets, and what nodes answer with. */
const contentTypes = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
} as const;
type Ending = keyof typeof contentTypes;

/** `name-<hash of the content>.ending`, and its copy packed with brotli. No name contains a slash, begins with a dot or has capitals. */
const hashedName = /^[a-z0-9][a-z0-9._-]{0,120}-[a-z0-9]{8}\.(js|css|woff2|svg|png|webp)(?:\.br)?$/;
export const packedEnding = '.br';

/** The content type of a published file, packed or not; null for a name that no build gives. */
export function contentTypeOf(name: string): string | null {
  const ending = hashedName.exec(name)?.[1];
  // The expression names exactly these endings.
  return ending === undefined ? null : contentTypes[ending as Ending];
}

export const filesFolder = 'site/files';
export const fileKey = (name: string): string => `${filesFolder}/${name}`;
