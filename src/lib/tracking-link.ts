/** What is shown where a tracking link is none. */
export const trackingLinkRule = 'Enter a link that starts with https://, up to 500 characters.';

const trackingLinkMax = 500;

/** The link at which a parcel can be followed, as a browser writes it; null for what is no link to a public site. */
export function trackingLink(text: string): string | null {
  const url = URL.parse(text.trim());
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return url.hostname.includes('.') && url.href.length <= trackingLinkMax ? url.href : null;
}
