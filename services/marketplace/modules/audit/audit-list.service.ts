import { dayMs } from '../../../../src/lib/durations.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { pageOf, patternsOf, positionOfCursor, type ListPage } from '../../platform/list-page.ts';
import { invalidCursor, type Invalid } from '../../platform/refusals.ts';
import { auditDetails, type AuditDetail } from './audit-list.domain.ts';
import { countAudit, findAudit } from './audit-list.repository.ts';
import type { Db } from './audit.repository.ts';

interface AuditQuery {
  readonly q?: string | undefined;
  readonly act?: string | undefined;
  /** Days in UTC (YYYY-MM-DD), both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly by: string | null;
  readonly act: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly subject: string | null;
  readonly details: readonly AuditDetail[];
}

const pageSize = 50;
const startOf = (day: string | undefined): Date | null =>
  day === undefined ? null : new Date(`${day}T00:00:00Z`);

/** The audit log (contract: listAudit). */
export async function listAudit(
  { db }: { readonly db: Db },
  { q, act, from, to, cursor, limit = pageSize }: AuditQuery,
): Promise<Result<ListPage<AuditEntry>, Invalid>> {
  const position = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && position === null) return refuse(invalidCursor);
  const lastDay = startOf(to);
  const search = {
    act: act ?? null,
    since: startOf(from),
    before: lastDay && new Date(lastDay.getTime() + dayMs),
    patterns: patternsOf(q),
  };
  const [rows, total] = await Promise.all([
    findAudit(db, search, { position, limit: limit + 1 }),
    countAudit(db, search),
  ]);
  const { items, nextCursor } = pageOf(rows, limit);
  return ok({
    items: items.map(({ key: _key, details, ...row }) => ({ ...row, details: auditDetails(details) })),
    nextCursor,
    total,
  });
}
