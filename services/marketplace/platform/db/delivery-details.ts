import type { DeliveryDetails } from './cart-tables.ts';
import { snakeCase } from './snake-case.ts';

const named: Readonly<Record<keyof DeliveryDetails, true>> = {
  yachtId: true,
  port: true,
  berth: true,
  contact: true,
  arrivesFrom: true,
  arrivesUntil: true,
  latestUsefulOn: true,
  noteToSupplier: true,
  ifIncomplete: true,
  billTo: true,
  poNumber: true,
  costCentre: true,
};

/** The common columns of `carts` and `orders`; a missing one does not compile. */
// The keys of a record are those of its type.
export const deliveryColumns = Object.keys(named) as readonly (keyof DeliveryDetails)[];

/** The columns of a table or its alias in SQL: `c.yacht_id, c.port, …`. */
export const deliveryColumnsOf = (table: string): string =>
  deliveryColumns.map((column) => `${table}.${snakeCase(column)}`).join(', ');

/** The delivery details in a row with further columns. */
export const deliveryDetailsOf = (row: Readonly<DeliveryDetails>): DeliveryDetails => ({
  yachtId: row.yachtId,
  port: row.port,
  berth: row.berth,
  contact: row.contact,
  arrivesFrom: row.arrivesFrom,
  arrivesUntil: row.arrivesUntil,
  latestUsefulOn: row.latestUsefulOn,
  noteToSupplier: row.noteToSupplier,
  ifIncomplete: row.ifIncomplete,
  billTo: row.billTo,
  poNumber: row.poNumber,
  costCentre: row.costCentre,
});
