import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Kysely } from 'kysely';
import { cleanLine, cleanText } from '../../platform/clean-text.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { versionOf } from '../../platform/if-match.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import { isBoughtPrivately } from '../../../../src/lib/bill-to.ts';
import { invalid, type FieldRefusal, type Invalid } from '../../platform/refusals.ts';
import { readBillTo } from '../tax/index.ts';
import { yachtsMost, type Yacht, type YachtInput, type YachtPlace } from './yachts.domain.ts';
import {
  countYachts,
  findYachts,
  lockYacht,
  insertYacht,
  isPort,
  savePlaces,
  saveYacht,
} from './yachts.repository.ts';

export interface YachtParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
  readonly queueMail: QueueMail;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** The market's currency, ISO 4217. */
  readonly currency: string;
}

type YachtRefusal = Invalid | { readonly code: 'PLACE_UNKNOWN' };

/** The yachts on which the user works, by name (contract: listYachts). */
export const listYachts = ({ db }: YachtParts, userId: string): Promise<readonly Yacht[]> =>
  findYachts(db, userId);

/** In code points, like the column: a text may grow when it is normalised. */
const isTooLong = (line: string): boolean => [...line].length > 120;

/** A yacht as PostgreSQL can store it; undefined fields stay as they were. */
function read(given: YachtInput, before: Yacht): Result<Yacht, YachtRefusal> {
  const { port = before.port, berth = before.berth } = given;
  const billed = given.billTo === undefined ? ok(before.billTo) : readBillTo(given.billTo, true);
  if (!billed.ok) return refuse({ code: 'VALIDATION', fields: [billed.error] });
  const yacht = {
    ...before,
    billTo: isBoughtPrivately(billed.value) ? null : billed.value,
    name: cleanLine(given.name),
    port: port === null ? null : cleanLine(port),
    berth: berth === null ? null : cleanLine(berth) || null,
  };
  if (yacht.name === '') return refuse(invalid('name', 'This must not be empty.', 'minLength'));
  if (isTooLong(yacht.name)) return refuse(invalid('name', 'This is too long.', 'maxLength'));
  if (isTooLong(yacht.berth ?? '')) return refuse(invalid('berth', 'This is too long.', 'maxLength'));
  return ok(yacht);
}

/** Adds a yacht of the user (contract: addYacht), twenty at most. */
export async function addYacht(
  { db, clock, ids }: YachtParts,
  userId: string,
  given: YachtInput,
): Promise<Result<Yacht, YachtRefusal>> {
  const yacht = read(given, {
    id: ids.newId(),
    name: '',
    port: null,
    berth: null,
    billTo: null,
    places: [],
    role: 'owner',
    spendingLimitMinor: null,
    people: [],
    version: 1,
  });
  if (!yacht.ok) return yacht;
  const { port } = yacht.value;
  return inTransaction(db, async (trx): Promise<Result<Yacht, YachtRefusal>> => {
    if (port !== null && !(await isPort(trx, port))) return refuse({ code: 'PLACE_UNKNOWN' });
    if ((await countYachts(trx, userId)) >= yachtsMost)
      return refuse(invalid('name', `You already have ${yachtsMost} yachts, the maximum.`, 'maxItems'));
    await insertYacht(trx, userId, yacht.value, clock.now());
    return yacht;
  });
}

/** Changes name or berth of one of the user's yachts (contract: updateYacht); others answer 404. */
export async function updateYacht(
  { db, clock }: YachtParts,
  userId: string,
  { id, ifMatch }: { readonly id: string; readonly ifMatch: string },
  given: YachtInput,
): Promise<Result<Yacht, YachtRefusal | { readonly code: 'NOT_FOUND' | 'CHANGED_ELSEWHERE' }>> {
  return inTransaction(db, async (trx) => {
    const before = await lockYacht(trx, userId, id);
    if (before === null) return refuse({ code: 'NOT_FOUND' });
    if (versionOf(ifMatch) !== before.version) return refuse({ code: 'CHANGED_ELSEWHERE' });
    const after = read(given, { ...before, version: before.version + 1 });
    if (!after.ok) return after;
    const { port } = after.value;
    if (port !== null && !(await isPort(trx, port))) return refuse({ code: 'PLACE_UNKNOWN' });
    await saveYacht(trx, after.value, clock.now());
    return after;
  });
}

/** The problem of a place; null if it is valid. */
function placeProblem({ name, berth, address }: YachtPlace, index: number): FieldRefusal | null {
  const at = (field: string) => `items/${index}/${field}`;
  if (name === '') return { field: at('name'), message: 'This must not be empty.', rule: 'minLength' };
  if ([...name].length > 80) return { field: at('name'), message: 'This is too long.', rule: 'maxLength' };
  if ((berth === null) === (address === null))
    return { field: at('berth'), message: 'Give a berth or an address, and not both.', rule: 'oneOf' };
  const isLong = [...(berth ?? '')].length > 120 || [...(address ?? '')].length > 300;
  return isLong
    ? { field: at(berth === null ? 'address' : 'berth'), message: 'This is too long.', rule: 'maxLength' }
    : null;
}

const cleanedPlace = ({ name, port, berth, address }: YachtPlace): YachtPlace => ({
  name: cleanLine(name),
  port: cleanLine(port),
  berth: berth === null ? null : cleanLine(berth) || null,
  address: address === null ? null : cleanText(address) || null,
});

/** Saves all berths and addresses of one of the user's yachts (contract: setYachtPlaces); others answer 404. */
export async function setYachtPlaces(
  { db, clock }: YachtParts,
  userId: string,
  { id, ifMatch }: { readonly id: string; readonly ifMatch: string },
  given: readonly YachtPlace[],
): Promise<Result<Yacht, YachtRefusal | { readonly code: 'NOT_FOUND' | 'CHANGED_ELSEWHERE' }>> {
  const places = given.map(cleanedPlace);
  return inTransaction(db, async (trx) => {
    const before = await lockYacht(trx, userId, id);
    if (before === null) return refuse({ code: 'NOT_FOUND' });
    if (versionOf(ifMatch) !== before.version) return refuse({ code: 'CHANGED_ELSEWHERE' });
    const wrong = places.map(placeProblem).find((problem) => problem !== null);
    if (wrong) return refuse({ code: 'VALIDATION', fields: [wrong] });
    for (const port of new Set(places.map((place) => place.port)))
      if (!(await isPort(trx, port))) return refuse({ code: 'PLACE_UNKNOWN' });
    const after = { ...before, places, version: before.version + 1 };
    await saveYacht(trx, after, clock.now());
    await savePlaces(trx, id, places);
    return ok(after);
  });
}
