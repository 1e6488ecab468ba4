import { MapPin, Phone } from 'lucide-react';
import { Button } from '../../../../ui/index.ts';
import { directionsLink, phoneIn, type Booking } from '../../shared/index.ts';
import styles from './booking-view.module.css';

const nearMs = 24 * 3_600_000;

/** Confirmed and beginning within a day, or begun and not reported as done, up to a day after its end. */
export const isOnTheDay = ({ status, startsAt, endsAt, finishedAt }: Booking, now: number): boolean =>
  (status === 'confirmed' || (status === 'in_progress' && finishedAt === null)) &&
  Date.parse(startsAt) - now < nearMs &&
  now - Date.parse(endsAt) < nearMs;

const onTheWay = [
  'We’re on our way.',
  'We’re running about 15 minutes late.',
  'We’re running about 30 minutes late.',
];
const onBoard = ['We’ve arrived.', 'We need about 30 minutes longer.', 'We need about an hour longer.'];

/** The suggested messages for the day: before the work begins, then while it is under way. */
export const likelyOnTheDay = ({ status }: Pick<Booking, 'status'>): readonly string[] =>
  status === 'confirmed' ? onTheWay : onBoard;

/** The contact and the directions, within reach of a thumb; nothing if both are unknown. */
export function OnTheDay({ booking: { place } }: { readonly booking: Booking }) {
  const phone = place.contact === null ? null : phoneIn(place.contact);
  const directions = directionsLink(place);
  if (phone === null && directions === null) return null;
  return (
    <div role="group" aria-label="On the day" className={styles.onTheDay}>
      {phone === null ? null : (
        <Button asChild variant="surface" color="gray" highContrast>
          <a href={phone.href}>
            <Phone size={16} aria-hidden /> Call {phone.shown}
          </a>
        </Button>
      )}
      {directions === null ? null : (
        <Button asChild variant="surface" color="gray" highContrast>
          <a {...directions}>
            <MapPin size={16} aria-hidden /> Directions
          </a>
        </Button>
      )}
    </div>
  );
}
