import { Panel } from '../../../ui/index.ts';
import { acceptedWork } from './accepted-work.ts';
import type { Booking, BookingReader, Supplement } from './booking.types.ts';
import { PriceSums } from './price-sums.tsx';

interface PriceProps {
  readonly booking: Booking;
  readonly reader: BookingReader;
}

/** Statuses before the outcome is decided: not confirmed yet, or with a problem. */
const isUndecided: ReadonlySet<Booking['status']> = new Set([
  'held',
  'requested',
  'time_proposed',
  'disputed',
]);

/** The label of the vendor's share; it is not final while the booking is undecided. */
const shareName = ({ status }: Pick<Booking, 'status'>, reader: BookingReader): string =>
  reader === 'provider' && isUndecided.has(status) ? 'You would receive' : shareNames[reader];

/** The label of the vendor's share for each reader. */
const shareNames: Readonly<Record<BookingReader, string>> = {
  buyer: 'To the provider',
  provider: 'You receive',
  admin: 'To the provider',
};

const extraName = ({ number, status }: Supplement): string =>
  `Extra work ${number}, ${status === 'paid' ? 'with tax' : 'not paid yet'}`;

/**
 * The price of a booking: the work, the tax with its rate or the reason for none, and payments and refunds. Supplements
 * have their own lines, so that the lines add up.
 */
export function BookingPrice({ booking, reader }: PriceProps) {
  const { paid, refunded } = booking;
  const extra = acceptedWork(booking);
  return (
    <PriceSums
      work={booking}
      price={booking}
      {...(extra !== null && {
        added: {
          agreedName: 'Agreed price',
          lines: extra.supplements.map((one) => ({
            key: one.id,
            name: extraName(one),
            amount: one.total,
          })),
          total: extra.total,
        },
      })}
      charged={paid.amountMinor === 0 ? null : paid}
      refunded={refunded}
      afterRefunds={{ ...paid, amountMinor: paid.amountMinor - refunded.amountMinor }}
      commission={booking.commission}
      share={booking.share}
      shareName={shareName(booking, reader)}
    />
  );
}

/** The price of a booking in a panel. */
export function PricePanel(props: PriceProps) {
  return (
    <Panel title="Price">
      <BookingPrice {...props} />
    </Panel>
  );
}
