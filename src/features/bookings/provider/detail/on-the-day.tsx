import { DescriptionList } from '../../../../ui/index.ts';
import {
  CallAndDirections,
  isStartedByProvider,
  phoneOf,
  placeText,
  type Booking,
} from '../../shared/index.ts';
import styles from './booking-view.module.css';

const nearMs = 24 * 3_600_000;

/** Confirmed and beginning within a day, or begun and not reported as done, up to a day after its end. */
export const isOnTheDay = ({ status, startsAt, endsAt, finishedAt }: Booking, now: number): boolean =>
  (status === 'confirmed' || (status === 'in_progress' && finishedAt === null)) &&
  Date.parse(startsAt) - now < nearMs &&
  now - Date.parse(endsAt) < nearMs;

const arrived = 'We’ve arrived.';
const onTheWay = [
  'We’re on our way.',
  'We’re running about 15 minutes late.',
  'We’re running about 30 minutes late.',
  arrived,
];
const onBoard = ['We need about 30 minutes longer.', 'We need about an hour longer.'];
const askForPhone = 'Which phone number can we call you on?';

/** The suggested messages for the day, after what was written: until the provider is on board, then while the work is under way. */
export const likelyOnTheDay = (booking: Booking, written: readonly string[]): readonly string[] => {
  const { place, buyerPhone = null } = booking;
  return [
    ...(phoneOf({ contact: place.contact, buyerPhone }) === null ? [askForPhone] : []),
    ...(isStartedByProvider(booking) || written.includes(arrived) ? onBoard : onTheWay),
  ];
};

/** Where to go, whom to ask for and what the crew wrote, with a call and directions in reach of a thumb. */
export function OnTheDay({ booking }: { readonly booking: Booking }) {
  const { place, note, buyerPhone = null } = booking;
  return (
    <div role="group" aria-label="On the day" className={styles.onTheDay}>
      <DescriptionList
        items={[
          { term: 'Where', description: placeText(place, 'provider') },
          { term: 'Contact', description: contactOf(booking) },
          ...(note === null ? [] : [{ term: 'Note from the crew', description: note }]),
        ]}
      />
      <div className={styles.reach}>
        <CallAndDirections {...place} buyerPhone={buyerPhone} />
      </div>
    </div>
  );
}

/** Who is asked for on board, otherwise the buyer; without a number, how to get one. */
function contactOf({ place: { contact }, buyerName, buyerPhone = null }: Booking): string {
  const name = contact ?? buyerName;
  return phoneOf({ contact, buyerPhone }) === null
    ? `${name}. No phone number was given: ask for it in a message below.`
    : name;
}
