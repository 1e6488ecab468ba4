import { berthText } from '../../../lib/delivery-place.ts';
import { TextLink } from '../../../ui/index.ts';
import type { BookingPlace } from './booking.types.ts';

type Place = Pick<BookingPlace, 'kind' | 'port' | 'berth'>;

/** The attributes of a link to a yacht at its berth on a map; null for work elsewhere. */
export function directionsLink({ kind, port, berth }: Place) {
  if (kind !== 'berth' || port === null) return null;
  const destination = [berth && berthText(berth), `Port of ${port}`].filter(Boolean).join(', ');
  return {
    href: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': `Directions to ${destination}, in Google Maps`,
  };
}

/** Leads to a yacht at its berth by whatever shows maps on this device; nothing for work elsewhere. */
export function Directions(place: Place) {
  const link = directionsLink(place);
  return link === null ? null : (
    <>
      {' · '}
      <TextLink {...link}>Directions</TextLink>
    </>
  );
}
