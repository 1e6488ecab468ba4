import type { LinkedBooking } from '../../../../machines/order-answer/index.ts';
import { TimeLeft, When } from '../../../../ui/index.ts';
import { BookingFacts, BookingPrice } from '../../shared/index.ts';
import styles from './answer.module.css';

/** The request to answer: deadline, time, place, work and price. */
export function AskedBooking({ asked: { booking, expiresAt } }: { readonly asked: LinkedBooking }) {
  const { timeZone, place } = booking;
  return (
    <div className={styles.asked}>
      <p className={styles.time}>
        <TimeLeft until={expiresAt} /> to answer, until{' '}
        <When at={expiresAt} zone={timeZone} {...(place.port !== null && { place: place.port })} />
      </p>
      <section className={styles.part} aria-label="Booking">
        <BookingFacts booking={booking} reader="provider" />
      </section>
      <section className={styles.part} aria-label="Price">
        <BookingPrice booking={booking} reader="provider" />
      </section>
    </div>
  );
}
