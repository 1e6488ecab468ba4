import { deliveryTextLengths } from '../../../../src/lib/delivery-place.ts';
import { isBoughtPrivately, referenceLength, type BillTo } from '../../../../src/lib/bill-to.ts';
import type { FieldRefusal } from '../../platform/refusals.ts';
import type { CartDetails } from './cart.domain.ts';

type Given<Value> = Value | null | undefined;

/** Undefined fields stay unchanged, null clears one. Instants as ISO 8601 with an offset, `latestUsefulOn` as a date. */
export type DetailsInput = {
  readonly [Detail in Exclude<keyof CartDetails, 'ifIncomplete' | 'billTo'>]?: Given<string>;
} & { readonly ifIncomplete?: CartDetails['ifIncomplete'] | undefined; readonly billTo?: Given<BillTo> };

/** The new value of each detail; undefined if it was not given. */
export type DetailsChange = { readonly [Detail in keyof CartDetails]: CartDetails[Detail] | undefined };

const instantOf = (text: Given<string>) => (typeof text === 'string' ? new Date(text) : text);

const textLengths = { ...deliveryTextLengths, poNumber: referenceLength, costCentre: referenceLength };

function textProblem(
  field: keyof CartDetails & keyof typeof textLengths,
  text: Given<string>,
): readonly FieldRefusal[] {
  if (text === '') return [{ field, message: 'This must not be empty.', rule: 'minLength' }];
  const isTooLong = [...(text ?? '')].length > textLengths[field];
  return isTooLong ? [{ field, message: 'This is too long.', rule: 'maxLength' }] : [];
}

/** The contract's schema also accepts dates that no calendar has: a leap second, the year 0. */
function dayProblem(field: keyof DetailsInput, instant: Given<Date>): readonly FieldRefusal[] {
  const year = instant?.getUTCFullYear() ?? 2000;
  return year >= 2000 && year < 2200
    ? []
    : [{ field, message: 'Enter a date between 2000 and 2199.', rule: 'format' }];
}

/** The details with clean values, and the problems of each separately. */
export function readDetails(given: DetailsInput): {
  readonly change: DetailsChange;
  readonly problems: readonly FieldRefusal[];
} {
  // Billing details are stored for businesses only.
  const billTo = given.billTo && isBoughtPrivately(given.billTo) ? null : given.billTo;
  // A business's references are not those of the person who buys privately instead.
  const reference = billTo === null ? null : undefined;
  const change: DetailsChange = {
    yachtId: given.yachtId,
    port: given.port,
    berth: given.berth,
    contact: given.contact,
    arrivesFrom: instantOf(given.arrivesFrom),
    arrivesUntil: instantOf(given.arrivesUntil),
    latestUsefulOn: given.latestUsefulOn,
    noteToSupplier: given.noteToSupplier,
    ifIncomplete: given.ifIncomplete,
    billTo,
    poNumber: given.poNumber === undefined ? reference : given.poNumber,
    costCentre: given.costCentre === undefined ? reference : given.costCentre,
  };
  const problems = [
    ...textProblem('berth', change.berth),
    ...textProblem('contact', change.contact),
    ...textProblem('noteToSupplier', change.noteToSupplier),
    ...textProblem('poNumber', change.poNumber),
    ...textProblem('costCentre', change.costCentre),
    ...dayProblem('arrivesFrom', change.arrivesFrom),
    ...dayProblem('arrivesUntil', change.arrivesUntil),
    ...dayProblem('latestUsefulOn', instantOf(change.latestUsefulOn)),
  ];
  return { change, problems };
}

interface Arrival {
  readonly arrivesFrom?: Given<Date>;
  readonly arrivesUntil?: Given<Date>;
}

/** Whether the saved window would end before it begins. */
export function isBackwards(before: Arrival | undefined, change: Arrival): boolean {
  const from = change.arrivesFrom === undefined ? before?.arrivesFrom : change.arrivesFrom;
  const until = change.arrivesUntil === undefined ? before?.arrivesUntil : change.arrivesUntil;
  return Boolean(from && until && from > until);
}
