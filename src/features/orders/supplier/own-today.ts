import { viewerZone } from '../../../browser/viewer-zone.ts';

/** Today, where the supplier is: YYYY-MM-DD. */
export const ownToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: viewerZone() }).format(new Date());
