/** The value of one of this page's cookies, or null. A malformed value is returned undecoded. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const row = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (row === undefined) return null;
  const text = row.slice(name.length + 1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // set by something else on this host, which should not fail every call
  }
}
