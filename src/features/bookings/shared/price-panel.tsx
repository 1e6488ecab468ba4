import { Panel } from '../../../ui/index.ts';
import { acceptedWork } from './accepted-work.ts';
import type { Booking, BookingReader, Supplement } from './booking.types.ts';
import { PriceSums } from './price-sums.tsx';

interface PriceProps {
  readonly booking: Booking;
  readonly reader: BookingReader;
}

/** What is not agreed, or has a problem: nothing is decided yet. */
const isUndecided: ReadonlySet<Booking['status']> = new Set([
  'held',
  'requested',
  'time_proposed',
  'disputed',
]);

/** While nothing is decided, neither is what the provider gets. */
const shareName = ({ status }: Pick<Booking, 'status'>, reader: BookingReader): string =>
  reader === 'provider' && isUndecided.has(status) ? 'You would receive' : shareNames[reader];

/** What the vendor's share is called, for who reads it. */
const shareNames: Readonly<Record<BookingReader, string>> = {
  buyer: 'To the provider',
  provider: 'You receive',
  admin: 'To the provider',
};

const extraName = ({ number, status }: Supplement): string =>
  `Extra work ${number}, ${status === 'paid' ? 'with tax' : 'not paid yet'}`;

/** What a booking costs: the work, tax with its rate or why there is none, and what became of the money. Extra work has lines of its own, so that they add up. */
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

/** The price of a booking as a panel. */
export function PricePanel(props: PriceProps) {
  return (
    <Panel title="Price">
      <BookingPrice {...props} />
    </Panel>
  );
}
