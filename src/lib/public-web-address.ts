/** Top-level names that lead nowhere on the public internet (RFC 6761, 6762, 7686, 8375, and what routers use). */
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
 * Whether a text is an http(s) address on a host that everybody can reach by its name. Bare IP addresses, in whatever notation, hosts of the own network
 * and addresses with a password in them are not: whoever shows a picture of it would be sent there.
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
