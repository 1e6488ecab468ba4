import { dayMs } from '../../../../../src/lib/durations.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { pageOf, positionOfCursor, type ListPage } from '../../../platform/list-page.ts';
import { inEnglish } from '../../catalogue/index.ts';
import { readExactOrAlike, type ListWords } from '../../../platform/list-words.ts';
import { invalidCursor } from '../../../platform/refusals.ts';
import { ownVendorId, type Session } from '../../account/index.ts';
import { waitsFor, type WaitsFor } from '../../availability/index.ts';
import {
  countBookings,
  findListedBookings,
  type BookingSearch,
  type ListedBooking,
  type MarketSort,
  type TabCounts,
} from './booking-list.repository.ts';
import { disputeAnswerBy } from '../../disputes/index.ts';
import { completionOf, type BookingStatus, type BookingTab } from '../bookings.domain.ts';
import type { BookingParts } from '../bookings.parts.ts';
import type { Refusals } from '../bookings.refusals.ts';

interface ListQuery {
  readonly q?: string | undefined;
  readonly status?: BookingStatus | undefined;
  readonly tab?: BookingTab | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Days in UTC (YYYY-MM-DD), both inclusive. */
interface MarketQuery extends ListQuery {
  readonly port?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly sort?: MarketSort | undefined;
}

export interface BookingListRow extends ListedBooking {
  readonly waitsUntil: Date | null;
  readonly waitsFor: WaitsFor;
}

type BookingPage = ListPage<BookingListRow> & { readonly counts: TabCounts };

const pageSize = 24;
const everything: Omit<BookingSearch, 'at' | keyof ListWords> = {
  buyerId: null,
  providerId: null,
  status: null,
  tab: null,
  port: null,
  since: null,
  before: null,
  sort: '-starts',
};

/** A buyer's or a provider's own bookings (contract: listBookings). */
export const listBookings = (
  parts: Pick<BookingParts, 'db' | 'clock'>,
  session: Pick<Session, 'userId' | 'role' | 'membership'>,
  query: ListQuery,
) => {
  const whose =
    session.role === 'service_provider' ? { providerId: ownVendorId(session) } : { buyerId: session.userId };
  return listed(parts, { ...everything, ...whose }, query);
};

/** All bookings of the market (contract: listAllBookings). */
export const listAllBookings = (parts: Pick<BookingParts, 'db' | 'clock'>, query: MarketQuery) => {
  const { port = null, from, until, sort = everything.sort } = query;
  const since = from === undefined ? null : new Date(`${from}T00:00:00Z`);
  const before = until === undefined ? null : new Date(Date.parse(`${until}T00:00:00Z`) + dayMs);
  return listed(parts, { ...everything, port, since, before, sort }, query);
};

async function listed(
  { db, clock }: Pick<BookingParts, 'db' | 'clock'>,
  of: Omit<BookingSearch, 'at' | keyof ListWords>,
  { q, status, tab, cursor, limit = pageSize }: ListQuery,
): Promise<Result<BookingPage, Refusals<'VALIDATION'>>> {
  const position = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && position === null) return refuse(invalidCursor);
  const at = clock.now();
  const search = { ...of, status: status ?? null, tab: tab ?? null, at };
  const [rows, figures] = await readExactOrAlike(q, {
    read: (words) =>
      Promise.all([
        findListedBookings(db, { ...search, ...words }, { position, limit: limit + 1 }),
        countBookings(db, { ...search, ...words }),
      ]),
    hasAny: ([, { counts }]) => Object.values(counts).some((count) => count > 0),
    inEnglish,
  });
  const { items, nextCursor } = pageOf(rows, limit);
  return ok({ items: items.map((row) => withWait(row, at)), nextCursor, ...figures });
}

const withWait = (row: ListedBooking, at: Date): BookingListRow => {
  const awaited = waitsFor(row, at);
  return { ...row, waitsFor: awaited, waitsUntil: awaited && waitEnd(row) };
};

function waitEnd(booking: ListedBooking): Date | null {
  const { status, expiresAt, answerBy, proposal, dispute } = booking;
  switch (status) {
    case 'held':
      return expiresAt;
    case 'requested':
      return answerBy;
    case 'time_proposed':
    case 'reschedule_proposed':
      return proposal && new Date(proposal.expiresAt);
    case 'in_progress':
    case 'no_show_reported':
      return completionOf(booking);
    case 'disputed':
      return disputeAnswerBy(dispute);
    default:
      return null;
  }
}
