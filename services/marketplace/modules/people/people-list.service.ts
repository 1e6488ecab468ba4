import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { RoleName } from '../../../../src/lib/roles.ts';
import { pageOf, positionOfCursor } from '../../platform/list-page.ts';
import { readExactOrAlike } from '../../platform/list-words.ts';
import { invalidCursor, type Invalid } from '../../platform/refusals.ts';
import type { PeopleParts } from './people.parts.ts';
import { findPeopleListed, type PeopleRow } from './people-list.repository.ts';

interface PeopleQuery {
  readonly status?: 'suspended' | undefined;
  readonly role?: RoleName | undefined;
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface PeoplePage {
  readonly items: readonly Omit<PeopleRow, 'key'>[];
  readonly nextCursor: string | null;
}

const pageSize = 50;

/** Everybody with an account; similar names if nobody has the words (contract: listPeople). */
export async function listPeople(
  { db }: Pick<PeopleParts, 'db'>,
  { status, role, q, cursor, limit = pageSize }: PeopleQuery,
): Promise<Result<PeoplePage, Invalid>> {
  const position = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && position === null) return refuse(invalidCursor);
  const search = { isSuspended: status === 'suspended', role: role ?? null, position, limit: limit + 1 };
  const rows = await readExactOrAlike(q, {
    read: (words) => findPeopleListed(db, { ...search, ...words }),
    hasAny: (found) => found.length > 0,
  });
  const { items, nextCursor } = pageOf(rows, limit);
  return ok({ items: items.map(({ key: _key, ...row }) => row), nextCursor });
}
