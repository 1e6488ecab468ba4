import { Link } from 'react-router-dom';
import { Button, Money } from '../../../ui/index.ts';
import { clockText, PeriodTime } from '../../bookings/index.ts';
import styles from './booking-box.module.css';
import { cancellationWords } from './cancellation-words.ts';
import { bookingAddress, type Service, type ServiceChoice } from './service-choice.ts';
import type { Slots } from './service-data.ts';

export type Booker =
  | { readonly mayBook: true; readonly isVisitor: boolean }
  /** The role in lower case: "supplier". */
  | { readonly mayBook: false; readonly role: string };

interface ChosenTimeProps {
  readonly service: Service;
  readonly choice: ServiceChoice;
  readonly slots: Slots;
  readonly chosen: Slots['days'][number]['slots'][number];
  readonly booker: Booker;
  /** The typed quantity is invalid: nothing can be booked with it. */
  readonly isQuantityWrong: boolean;
  /** In a bar of its own, with the price and the cancellation as of now, which the page doesn't show beside it. */
  readonly termsAt?: Date;
}

/** The chosen time and the button to book it; nothing for users who cannot book. */
export function ChosenTime(props: ChosenTimeProps) {
  const { service, choice, slots, chosen, booker, isQuantityWrong, termsAt } = props;
  if (!booker.mayBook) return null;
  const port = service.ports.find(({ slug }) => slug === choice.port)?.name ?? null;
  const address = bookingAddress(service, choice, chosen.startsAt);
  return (
    <div className={styles.book} data-bar={termsAt !== undefined}>
      <p className={styles.chosen}>
        <PeriodTime {...chosen} wholeDays={slots.wholeDays} timeZone={slots.timeZone} port={port} />
      </p>
      {termsAt === undefined || isQuantityWrong ? null : (
        <p>
          <strong>
            <Money {...slots.price.total} />
          </strong>{' '}
          {slots.price.tax.amountMinor > 0 ? 'with tax' : 'no tax'} ·{' '}
          {
            cancellationWords(
              service.cancellationPolicy,
              {
                startsAt: chosen.startsAt,
                timeZone: slots.timeZone,
                place: port ?? clockText(null, slots.timeZone),
              },
              termsAt,
            ).title
          }
        </p>
      )}
      {isQuantityWrong ? (
        <Button size="3" disabled>
          Book
        </Button>
      ) : (
        <Button asChild size="3">
          {booker.isVisitor ? (
            <Link to="/login" state={{ from: address }}>
              Book
            </Link>
          ) : (
            <Link to={address}>Book</Link>
          )}
        </Button>
      )}
      <p className={styles.quiet}>
        {isQuantityWrong
          ? 'Enter a quantity that can be booked first.'
          : booker.isVisitor
            ? 'You sign in first. What you chose is kept.'
            : termsAt === undefined
              ? 'Nothing is charged yet. Next, you choose who it’s for, since a business may pay a different tax, and check everything.'
              : 'Nothing is charged yet.'}
      </p>
    </div>
  );
}
