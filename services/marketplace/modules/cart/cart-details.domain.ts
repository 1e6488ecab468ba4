import type { FieldRefusal } from '../account/index.ts';
import type { CartDetails } from './cart.domain.ts';

type Given<Value> = Value | null | undefined;

/** What is left out stays as it is, null takes it back. Instants as ISO 8601 with an offset, `latestUsefulOn` as a date. */
export interface DetailsGiven {
  readonly yachtId?: Given<string>;
  readonly port?: Given<string>;
  readonly berth?: Given<string>;
  readonly contact?: Given<string>;
  readonly arrivesFrom?: Given<string>;
  readonly arrivesUntil?: Given<string>;
  readonly latestUsefulOn?: Given<string>;
}

/** The details that were said. */
export type DetailsChange = { readonly [Detail in keyof CartDetails]?: CartDetails[Detail] | undefined };

/** Code points, as the tables have it. */
const lengths = { berth: 120, contact: 160 } as const;

const instantOf = (text: Given<string>) => (typeof text === 'string' ? new Date(text) : text);

function lineProblem(field: keyof typeof lengths, line: Given<string>): readonly FieldRefusal[] {
  if (line === '') return [{ field, message: 'This must not be empty.', rule: 'minLength' }];
  const isTooLong = [...(line ?? '')].length > lengths[field];
  return isTooLong ? [{ field, message: 'This is too long.', rule: 'maxLength' }] : [];
}

/** What the contract's schema lets pass names days that no calendar of ours has: a leap second, the year 0. */
function dayProblem(field: keyof DetailsGiven, instant: Given<Date>): readonly FieldRefusal[] {
  const year = instant?.getUTCFullYear() ?? 2000;
  return year >= 2000 && year < 2200
    ? []
    : [{ field, message: 'This is not a day we can plan for.', rule: 'format' }];
}

/** Details whose lines are clean as their values, and what is wrong with them by themselves. */
export function readDetails(given: DetailsGiven): {
  readonly change: DetailsChange;
  readonly problems: readonly FieldRefusal[];
} {
  const change = {
    yachtId: given.yachtId,
    port: given.port,
    berth: given.berth,
    contact: given.contact,
    arrivesFrom: instantOf(given.arrivesFrom),
    arrivesUntil: instantOf(given.arrivesUntil),
    latestUsefulOn: given.latestUsefulOn,
  };
  const problems = [
    ...lineProblem('berth', change.berth),
    ...lineProblem('contact', change.contact),
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

/** Whether the window would end before it begins, once what is said is saved over what was. */
export function isBackwards(before: Arrival | undefined, change: Arrival): boolean {
  const from = change.arrivesFrom === undefined ? before?.arrivesFrom : change.arrivesFrom;
  const until = change.arrivesUntil === undefined ? before?.arrivesUntil : change.arrivesUntil;
  return Boolean(from && until && from > until);
}
