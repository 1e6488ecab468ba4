/** The message for an invalid tracking link. */
export const trackingLinkRule = 'Enter a link that starts with https://, up to 500 characters.';

const trackingLinkMax = 500;

/** The normalised URL for tracking a parcel; null if it is not a URL of a public site. */
export function trackingLink(text: string): string | null {
  const url = URL.parse(text.trim());
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return url.hostname.includes('.') && url.href.length <= trackingLinkMax ? url.href : null;
}
