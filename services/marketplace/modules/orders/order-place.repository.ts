import { deliveryColumns, deliveryDetailsOf } from '../../platform/db/delivery-details.ts';
import type { DeliveryDetails } from '../../platform/db/schema.ts';
import type { Place } from './order-rows.domain.ts';

/** Where an order `o` is to go; `port` is its port. */
export const placeColumns = [
  ...deliveryColumns.map((column) => `o.${column}` as const),
  'o.yachtName',
  'port.name as portName',
  'port.timeZone as portTimeZone',
] as const;

interface PlaceRow extends Readonly<DeliveryDetails> {
  readonly yachtName: string | null;
  readonly portName: string | null;
  readonly portTimeZone: string | null;
}

export function placeFrom(row: PlaceRow): Place {
  const { yachtId: _yachtId, ...details } = deliveryDetailsOf(row);
  return { ...details, yachtName: row.yachtName, port: row.portName, portTimeZone: row.portTimeZone };
}
