import type { ReactNode } from 'react';
import { DescriptionList, Panel } from '../../../ui/index.ts';
import { BillToText } from '../../bill-to/index.ts';
import { personPath, RouteLink, vendorAtDeskPath } from '../../links/index.ts';
import { dayText } from '../../orders/index.ts';
import { BookingBadge } from './booking-badge.tsx';
import { awaitedOf } from './booking-status.ts';
import type { Booking, BookingReader } from './booking.types.ts';
import { ContactText } from './contact-text.tsx';
import { Directions } from './directions.tsx';
import { PeriodTime } from './period-time.tsx';
import { placeText } from './place-text.ts';
import { quantityText } from './quantity-text.ts';
import styles from './shared.module.css';

interface FactsProps {
  readonly booking: Booking;
  readonly reader: BookingReader;
}

const fact = (term: string, description: ReactNode) =>
  description === null || description === '' ? [] : [{ term, description }];

/** Only admins have a page for the buyer. */
const buyerOf = ({ buyerId, buyerName }: Booking): ReactNode =>
  buyerId === undefined ? buyerName : <RouteLink to={personPath(buyerId)}>{buyerName}</RouteLink>;

const providerOf = ({ provider: { name } }: Booking, reader: BookingReader): ReactNode =>
  reader === 'admin' ? <RouteLink to={vendorAtDeskPath(name)}>{name}</RouteLink> : name;

/** When, where, what and for whom; empty details are not listed. */
export function BookingFacts({ booking, reader }: FactsProps) {
  const { place, note, teamName } = booking;
  return (
    <DescriptionList
      items={[
        ...fact(
          'When',
          <PeriodTime
            startsAt={booking.startsAt}
            endsAt={booking.endsAt}
            wholeDays={booking.wholeDays}
            timeZone={booking.timeZone}
            port={place.port}
          />,
        ),
        ...fact(
          'Where',
          <>
            {placeText(place, reader)}
            {reader === 'provider' ? <Directions {...place} /> : null}
          </>,
        ),
        ...fact('Service', booking.serviceName),
        ...fact('Quantity', booking.pricedPer === 'visit' ? null : quantityText(booking)),
        ...fact('Provider', reader === 'provider' ? null : providerOf(booking, reader)),
        ...fact('Buyer', reader === 'buyer' ? null : buyerOf(booking)),
        ...fact('Buyer’s phone', booking.buyerPhone ? <ContactText contact={booking.buyerPhone} /> : null),
        ...fact('Booked for', <BillToText billTo={booking.billTo} vatCheck={booking.vatCheck} />),
        ...fact('Yacht', place.kind === 'berth' ? null : place.yachtName),
        ...fact('Team', teamName),
        ...fact('Contact on board', place.contact && <ContactText contact={place.contact} />),
        ...fact(
          'Latest useful date',
          place.latestUsefulOn && <strong>{dayText(place.latestUsefulOn)}</strong>,
        ),
        ...fact(
          reader === 'buyer' ? 'Your note' : 'Note from the crew',
          note && <span className={styles.note}>{note}</span>,
        ),
        ...fact('PO number', booking.poNumber),
        ...fact('Cost centre', booking.costCentre),
      ]}
    />
  );
}

/** The facts of a booking in a panel, with its state. */
export function FactsPanel({ booking, reader }: FactsProps) {
  return (
    <Panel
      title="Booking"
      action={<BookingBadge status={booking.status} reader={reader} awaited={awaitedOf(booking)} />}
    >
      <BookingFacts booking={booking} reader={reader} />
    </Panel>
  );
}
