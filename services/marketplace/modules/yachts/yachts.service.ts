import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Ids } from '../../platform/ids.ts';
import { cleanLine, type FieldRefusal } from '../account/index.ts';
import { versionOf } from '../../platform/if-match.ts';
import { yachtsMost, type Yacht, type YachtInput } from './yachts.domain.ts';
import { countYachts, findYachts, lockYacht, insertYacht, isPort, saveYacht } from './yachts.repository.ts';

export interface YachtParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'newId'>;
}

type YachtRefusal =
  | { readonly code: 'VALIDATION'; readonly fields: readonly FieldRefusal[] }
  | { readonly code: 'PLACE_UNKNOWN' };

const invalid = (field: string, message: string, rule: string) =>
  ({ code: 'VALIDATION', fields: [{ field, message, rule }] }) as const;

/** The yachts one works on, by name (contract: listYachts). */
export const listYachts = ({ db }: YachtParts, userId: string): Promise<readonly Yacht[]> =>
  findYachts(db, userId);

/** In code points, as the table has it: a text may be longer once it is normalised. */
const isTooLong = (line: string): boolean => [...line].length > 120;

/** A yacht as PostgreSQL can keep it, what is left out as it was. */
function read(given: YachtInput, before: Yacht): Result<Yacht, YachtRefusal> {
  const { port = before.port, berth = before.berth } = given;
  const yacht = {
    ...before,
    name: cleanLine(given.name),
    port: port === null ? null : cleanLine(port),
    berth: berth === null ? null : cleanLine(berth) || null,
  };
  if (yacht.name === '') return refuse(invalid('name', 'This must not be empty.', 'minLength'));
  if (isTooLong(yacht.name)) return refuse(invalid('name', 'This is too long.', 'maxLength'));
  if (isTooLong(yacht.berth ?? '')) return refuse(invalid('berth', 'This is too long.', 'maxLength'));
  return ok(yacht);
}

/** Adds a yacht one works on (contract: addYacht), twenty at most. */
export async function addYacht(
  { db, clock, ids }: YachtParts,
  userId: string,
  given: YachtInput,
): Promise<Result<Yacht, YachtRefusal>> {
  const yacht = read(given, { id: ids.newId(), name: '', port: null, berth: null, billTo: null, version: 1 });
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

/** Changes name or berth of a yacht one works on (contract: updateYacht); another's is as unknown as none. */
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
