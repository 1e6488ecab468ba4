import type { ReactNode } from 'react';
import { DescriptionList, Money, Panel } from '../../../ui/index.ts';
import { BillToText } from '../../bill-to/index.ts';
import { dayIn, fullDayText, lastDayIn, type Day } from '../calendar/calendar-days.ts';
import { placeText, quantityAtPrice, type Booking } from '../shared/index.ts';
import { receiptOf } from './receipt.ts';
import styles from './crew.module.css';

interface ReceiptPanelProps {
  readonly booking: Booking;
  /** The button that saves it as a file. */
  readonly download?: ReactNode;
}

/** With the year, since receipts are stored for years. */
const daysText = (first: Day, last: Day): string =>
  first === last ? fullDayText(first) : `${fullDayText(first)} – ${fullDayText(last)}`;

const workTerm = (status: Booking['status']): string => {
  if (status === 'completed') return 'Work done';
  return status === 'cancelled_by_crew' ? 'Cancelled, was planned for' : 'Work planned';
};

/** What was done and paid: the only part of the page that is printed. */
export function ReceiptPanel({ booking, download }: ReceiptPanelProps) {
  const receipt = receiptOf(booking);
  if (receipt === null) return null;
  const { number, provider, buyerName, place, timeZone, startsAt, endsAt } = booking;
  const { taxBasisPoints, taxReason, poNumber, costCentre } = booking;
  // Supplements are paid later than the booking.
  const paidOn = [...new Set(receipt.paidAt.map((at) => fullDayText(dayIn(at, timeZone))))];
  return (
    <Panel
      title={`Receipt ${number}`}
      description={`Paid through Quayside to ${provider.name}`}
      action={<span className={styles.noPrint}>{download}</span>}
      flush
    >
      <div className={styles.receiptFacts}>
        <DescriptionList
          items={[
            { term: 'Provider', description: provider.name },
            { term: 'Buyer', description: [buyerName, place.yachtName].filter(Boolean).join(', ') },
            { term: 'Booked for', description: <BillToText billTo={booking.billTo} /> },
            {
              term: workTerm(booking.status),
              description: daysText(dayIn(startsAt, timeZone), lastDayIn(startsAt, endsAt, timeZone)),
            },
            { term: 'Where', description: placeText(place, 'buyer') },
            ...(poNumber === null ? [] : [{ term: 'PO number', description: poNumber }]),
            ...(costCentre === null ? [] : [{ term: 'Cost centre', description: costCentre }]),
            ...(paidOn.length === 0 ? [] : [{ term: 'Paid', description: paidOn.join(', ') }]),
            ...(receipt.completedAt === null
              ? []
              : [{ term: 'Completed', description: fullDayText(dayIn(receipt.completedAt, timeZone)) }]),
          ]}
        />
      </div>
      <table className={styles.receipt} aria-label="What was paid">
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Net</th>
            <th scope="col">Tax ({taxBasisPoints / 100}%)</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map(({ key, name, subtotal, tax, total }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {key === booking.id ? <span className={styles.quiet}>{quantityAtPrice(booking)}</span> : null}
              </th>
              <td data-label="Net">
                <Money {...subtotal} />
              </td>
              <td data-label="Tax">
                <Money {...tax} />
              </td>
              <td data-label="Total">
                <Money {...total} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total paid
            </th>
            <td>
              <Money {...receipt.total} />
            </td>
          </tr>
          {receipt.refunded.amountMinor === 0 ? null : (
            <>
              <tr>
                <th scope="row" colSpan={3}>
                  Refunded
                </th>
                <td>
                  <Money
                    amountMinor={0 - receipt.refunded.amountMinor}
                    currency={receipt.refunded.currency}
                  />
                </td>
              </tr>
              <tr>
                <th scope="row" colSpan={3}>
                  After refunds
                </th>
                <td>
                  <Money {...receipt.afterRefunds} />
                </td>
              </tr>
            </>
          )}
        </tfoot>
      </table>
      {taxReason === null ? null : <p className={styles.taxReason}>{taxReason}</p>}
    </Panel>
  );
}
