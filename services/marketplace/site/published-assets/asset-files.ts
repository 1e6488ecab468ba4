/** The kinds of files that builds have under /assets, and their content types. */
const contentTypes = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
} as const;
type Ending = keyof typeof contentTypes;

/**
 * `name-<hash of the content>.extension`, and its copy compressed with brotli. No name contains a slash or capitals, or
 * begins with a dot.
 */
const hashedName = /^[a-z0-9][a-z0-9._-]{0,120}-[a-z0-9]{8}\.(js|css|woff2|svg|png|webp)(?:\.br)?$/;
export const packedEnding = '.br';

/** The content type of a published file, compressed or not; null for a name that no build creates. */
export function contentTypeOf(name: string): string | null {
  const ending = hashedName.exec(name)?.[1];
  // Safe: the expression matches exactly these extensions.
  return ending === undefined ? null : contentTypes[ending as Ending];
}

export const filesFolder = 'site/files';
export const fileKey = (name: string): string => `${filesFolder}/${name}`;
