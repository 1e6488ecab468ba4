/** The version in `If-Match` (RFC 9110), as a plain number or as an entity tag; null for anything else. */
export function versionOf(ifMatch: string): number | null {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
