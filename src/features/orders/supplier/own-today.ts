import { viewerZone } from '../../../browser/viewer-zone.ts';

/** Today's date in the supplier's time zone: YYYY-MM-DD. */
export const ownToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: viewerZone() }).format(new Date());
