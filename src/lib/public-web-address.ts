/** Top-level domains that are not on the public internet (RFC 6761, 6762, 7686, 8375, and those of routers). */
const notPublic = new Set([
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'test',
  'invalid',
  'onion',
  'arpa',
]);

/**
 * Whether a text is an http(s) URL on a public host name. IP addresses in any notation, local hosts and URLs with
 * credentials are not, since showing such a picture would send a request there.
 */
export function isPublicWebAddress(text: string): boolean {
  if (/\s/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username !== '' || password !== '') return false;
  const labels = hostname.replace(/\.$/u, '').split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/u.test(last) && !notPublic.has(last);
}
