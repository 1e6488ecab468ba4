import { deliveryColumns, deliveryDetailsOf } from '../../platform/db/delivery-details.ts';
import type { DeliveryDetails } from '../../platform/db/cart-tables.ts';
import type { VatCheckState } from '../../platform/db/vendor-tables.ts';
import type { OrderedElsewhere, Place } from './order-rows.domain.ts';

/** Where an order `o` is to go and who bought; `port` is its port, `vat` the question to VIES about the buyer's number. */
export const placeColumns = [
  ...deliveryColumns.map((column) => `o.${column}` as const),
  'o.yachtName',
  'vat.state as vatState',
  'vat.checkedAt as vatCheckedAt',
  'vat.consultationNumber',
  'port.name as portName',
  'port.timeZone as portTimeZone',
] as const;

interface PlaceRow extends Readonly<DeliveryDetails> {
  readonly yachtName: string | null;
  readonly portName: string | null;
  readonly portTimeZone: string | null;
  readonly vatState: VatCheckState | null;
  readonly vatCheckedAt: Date | null;
  readonly consultationNumber: string | null;
}

export function placeFrom(row: PlaceRow): Place {
  const { yachtId: _yachtId, ...details } = deliveryDetailsOf(row);
  const { vatState, vatCheckedAt, consultationNumber } = row;
  return {
    ...details,
    yachtName: row.yachtName,
    port: row.portName,
    portTimeZone: row.portTimeZone,
    vatCheck: vatState && { state: vatState, checkedAt: vatCheckedAt, consultationNumber },
  };
}

/** Where a sub-order `s` goes instead; `port` is that port. */
export const elsewhereColumns = [
  's.deliveryAddress',
  'port.name as portName',
  'port.timeZone as portTimeZone',
] as const;

interface ElsewhereRow {
  readonly deliveryAddress: string | null;
  readonly portName: string | null;
  readonly portTimeZone: string | null;
}

/** The three are there together. */
export const elsewhereFrom = ({
  deliveryAddress: address,
  portName: port,
  portTimeZone,
}: ElsewhereRow): OrderedElsewhere | null =>
  address === null || port === null || portTimeZone === null ? null : { port, portTimeZone, address };
