import { sql } from 'kysely';
import type { DeliveryKind } from '../../../platform/db/catalogue-tables.ts';
import { deliveryColumns, deliveryDetailsOf } from '../../../platform/db/delivery-details.ts';
import { vendorAddressText } from '../../vendors/vendor-address.sql.ts';
import type { DeliveryDetails } from '../../../platform/db/cart-tables.ts';
import type { VatCheckState } from '../../../platform/db/vendor-tables.ts';
import type { Collection, OrderedElsewhere, Place } from '../reading/order-rows.domain.ts';

/** The destination and buyer of an order `o`; `port` is its port, `vat` the VIES check of the buyer's number. */
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

/** The destination of a sub-order `s` that differs from its order's; `port` is that port. */
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

/** The three columns are null together. */
export const elsewhereFrom = ({
  deliveryAddress: address,
  portName: port,
  portTimeZone,
}: ElsewhereRow): OrderedElsewhere | null =>
  address === null || port === null || portTimeZone === null ? null : { port, portTimeZone, address };

/**
 * Where a sub-order `s` of a vendor `v` is collected: the address of its method `method`, or else the vendor's, and the
 * method's instructions. Both are today's: who collects goes where things are now.
 */
export const collectionColumns = [
  sql<string | null>`coalesce(method.address, ${sql.raw(vendorAddressText)})`.as('collectAddress'),
  'method.details as collectDetails',
] as const;

interface CollectionRow {
  readonly deliveryKind: DeliveryKind;
  readonly collectAddress: string | null;
  readonly collectDetails: string | null;
}

export const collectionFrom = ({
  deliveryKind,
  collectAddress,
  collectDetails,
}: CollectionRow): Collection | null =>
  deliveryKind === 'collection' ? { address: collectAddress, details: collectDetails } : null;
