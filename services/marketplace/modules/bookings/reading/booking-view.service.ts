import { invariant } from '../../../../../src/lib/invariant.ts';
import { freeUntil } from '../../../../../src/lib/cancellation.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { isReader, type Session } from '../../account/index.ts';
import type { LedgerLine } from '../../ledger/index.ts';
import { offeredActions, type BookingAction, type Party } from '../allowed-actions.domain.ts';
import { isTheirs, partyOf } from '../booking-actions.service.ts';
import { refundNow } from '../booking-transition.domain.ts';
import { findParties } from '../booking.repository.ts';
import {
  findBooking,
  findBookingHistory,
  findFiles,
  type BookingRow,
  type FileRow,
  type HistoryRow,
} from './booking-rows.repository.ts';
import { agreedStatuses, completionOf, openStatuses } from '../bookings.domain.ts';
import type { BookingParts } from '../bookings.parts.ts';
import type { Refusals } from '../bookings.refusals.ts';
import { supplementsOf, type StoredSupplement } from '../supplements/supplements.repository.ts';

/** The reader and their role, which decide the allowed actions and which amounts are visible. */
interface Reader {
  readonly by: Party;
  /** Null for an emailed link: it does not identify who opened it. */
  readonly userId: string | null;
}

export type OfferedBookingAction =
  | BookingAction
  | 'pay'
  | 'give_up'
  | 'propose_supplement'
  | 'add_file'
  | 'refund';
type SupplementAction = 'accept' | 'pay' | 'decline' | 'withdraw';

export interface SupplementView extends Omit<StoredSupplement, 'expiresAt'> {
  readonly number: string;
  readonly refundedMinor: number;
  readonly refundableMinor: number | null;
  /** The deadline of the awaited answer or payment; null if none is awaited. */
  readonly expiresAt: Date | null;
  readonly actions: readonly SupplementAction[];
}

export interface TimelineEntry {
  readonly at: Date;
  /** The number of the booking or supplement. */
  readonly saleNumber: string;
  readonly process: HistoryRow['process'];
  readonly command: string;
  readonly status: string;
  readonly by: 'you' | 'buyer' | 'service_provider' | 'admin' | 'system' | 'provider';
  readonly byName: string | null;
  readonly note: string | null;
}

export interface BookingView extends BookingRow {
  readonly reader: Reader;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  /** The commission less refunds; null for buyers, like the share. */
  readonly keptCommissionMinor: number | null;
  readonly shareMinor: number | null;
  readonly refundableMinor: number | null;
  readonly completesAt: Date | null;
  /** The maximum partial refund that the provider can offer; null if nothing can be offered. */
  readonly offerableMinor: number | null;
  /** For a buyer who may cancel. */
  readonly cancellation: {
    readonly freeUntil: Date;
    readonly refundMinor: number;
    readonly keptMinor: number;
  } | null;
  readonly supplements: readonly SupplementView[];
  readonly files: readonly FileRow[];
  readonly timeline: readonly TimelineEntry[];
  readonly ledger: readonly LedgerLine[];
  readonly actions: readonly OfferedBookingAction[];
}

type ReadParts = Pick<BookingParts, 'db' | 'clock' | 'ledger' | 'refundable'>;

/** Contract: getBooking. Other users' bookings answer 404, as if they did not exist. */
export async function getBooking(
  parts: ReadParts,
  session: Session,
  bookingId: string,
): Promise<Result<BookingView, Refusals<'NOT_FOUND'>>> {
  const by = partyOf(session);
  if (by === null || !isTheirs(session, await findParties(parts.db, bookingId)))
    return refuse({ code: 'NOT_FOUND' });
  const view = await viewBooking(parts, { by, userId: session.userId }, bookingId);
  if (!isReader(session)) return ok(view);
  return ok({ ...view, actions: [], supplements: view.supplements.map((one) => ({ ...one, actions: [] })) });
}

/** The view of an existing booking that the reader may see. */
export async function viewBooking(
  { db, clock, ledger, refundable }: ReadParts,
  reader: Reader,
  bookingId: string,
): Promise<BookingView> {
  const row = await findBooking(db, bookingId);
  invariant(row, 'a booking that is there is found');
  const [moved, history, files, supplements, most] = await Promise.all([
    ledger.linesOfPurchase(db, bookingId, reader.by === 'crew_member' ? 'buyer' : 'market'),
    findBookingHistory(db, bookingId),
    findFiles(db, bookingId),
    supplementsOf(db, bookingId),
    // In a dispute, the provider's offer is limited by what is refundable.
    reader.by === 'admin' || row.status === 'disputed' ? refundable(db, bookingId) : null,
  ]);
  const now = clock.now();
  const money = moneyOf(row, moved, reader);
  const numbers = new Map(supplements.map(({ id }, index) => [id, `B-${row.number}/${index + 2}`]));
  const numberOf = (saleId: string | null) => numbers.get(saleId ?? row.id) ?? `B-${row.number}`;
  const leftMinor = most?.get(row.id) ?? null;
  const refundableMinor = reader.by === 'admin' ? leftMinor : null;
  const steps = offeredActions(row, reader.by, now);
  return {
    ...row,
    ...money,
    reader,
    buyerPhone:
      reader.by === 'service_provider' && agreedStatuses.includes(row.status) ? row.buyerPhone : null,
    refundableMinor,
    offerableMinor: row.status === 'disputed' ? leftMinor : null,
    completesAt: row.status === 'in_progress' || row.status === 'no_show_reported' ? completionOf(row) : null,
    cancellation:
      reader.by === 'crew_member' && steps.includes('cancel')
        ? {
            freeUntil: freeUntil(row.cancellationPolicy, row.startsAt),
            refundMinor: refundNow(row, now),
            keptMinor: row.totalMinor - refundNow(row, now),
          }
        : null,
    supplements: supplements.map((one) => ({
      ...one,
      number: numberOf(one.id),
      refundedMinor: refundedOf(moved, one.id),
      refundableMinor: reader.by === 'admin' ? (most?.get(one.id) ?? null) : null,
      expiresAt: one.status === 'proposed' || one.status === 'pending_payment' ? one.expiresAt : null,
      actions: supplementActions(one, row, reader),
    })),
    files,
    timeline: history
      .filter((entry) => isFor(entry, reader))
      .map(({ saleId, ...entry }) => ({
        ...timelineEntry(entry, reader, row.providerName),
        saleNumber: numberOf(saleId),
      })),
    ledger: moved,
    actions: [
      ...(row.status === 'held' && reader.by === 'crew_member' ? (['pay', 'give_up'] as const) : []),
      ...steps,
      ...furtherActions(row, reader),
      ...(refundableMinor === null ? [] : (['refund'] as const)),
    ],
  };
}

const sumOf = (lines: readonly LedgerLine[], amount: (line: LedgerLine) => number): number =>
  lines.reduce((sum, line) => sum + amount(line), 0);

const refundedOf = (lines: readonly LedgerLine[], saleId: string): number =>
  -sumOf(
    lines.filter((line) => line.kind === 'refund' && line.saleId === saleId),
    ({ cash }) => cash.amountMinor,
  );

/** The money of the booking and its supplements together; before the capture, the expected amounts. */
function moneyOf({ totalMinor, commissionMinor }: BookingRow, lines: readonly LedgerLine[], { by }: Reader) {
  const captured = lines.filter(({ kind }) => kind === 'capture');
  const paidMinor = sumOf(captured, ({ cash }) => cash.amountMinor);
  const refundedMinor = -sumOf(
    lines.filter(({ kind }) => kind === 'refund'),
    ({ cash }) => cash.amountMinor,
  );
  if (by === 'crew_member') return { paidMinor, refundedMinor, keptCommissionMinor: null, shareMinor: null };
  if (captured.length === 0)
    return {
      paidMinor,
      refundedMinor,
      keptCommissionMinor: commissionMinor,
      shareMinor: totalMinor - commissionMinor,
    };
  const keptCommissionMinor = sumOf(lines, ({ commission }) => commission?.amountMinor ?? 0);
  return {
    paidMinor,
    refundedMinor,
    keptCommissionMinor,
    shareMinor: paidMinor - refundedMinor - keptCommissionMinor,
  };
}

function supplementActions(
  { status }: StoredSupplement,
  booking: Pick<BookingRow, 'status'>,
  { by }: Reader,
): readonly SupplementAction[] {
  const isOpen = canHaveSupplements(booking);
  if (status === 'proposed' && by === 'crew_member') return isOpen ? ['accept', 'decline'] : ['decline'];
  if (status === 'proposed' && by === 'service_provider') return ['withdraw'];
  return status === 'pending_payment' && by === 'crew_member' && isOpen ? ['pay'] : [];
}

/** The states in which supplements can be proposed. */
export const canHaveSupplements = ({ status }: Pick<BookingRow, 'status'>): boolean =>
  status === 'confirmed' || status === 'reschedule_proposed' || status === 'in_progress';

/** The states in which files can be added: while something remains to be done. */
export const canHaveFiles = ({ status }: Pick<BookingRow, 'status'>): boolean =>
  openStatuses.includes(status);

const furtherActions = (row: BookingRow, { by }: Reader): readonly OfferedBookingAction[] => [
  ...(by === 'service_provider' && canHaveSupplements(row) ? (['propose_supplement'] as const) : []),
  ...(by !== 'admin' && canHaveFiles(row) ? (['add_file'] as const) : []),
];

/**
 * Buyers see neither transfers to the provider nor which team comes; providers see nothing of the payment except
 * refunds, which change both sides' money.
 */
function isFor({ process, command }: HistoryRow, { by }: Reader): boolean {
  if (by === 'admin' || command === 'refund') return true;
  return by === 'crew_member' ? process !== 'transfer' && command !== 'assign_team' : process !== 'payment';
}

const whoOf: Readonly<Record<HistoryRow['actorRole'], TimelineEntry['by']>> = {
  crew_member: 'buyer',
  service_provider: 'service_provider',
  admin: 'admin',
  system: 'system',
  provider: 'provider',
};

function timelineEntry(
  { actorId, actorRole, actorName, ...entry }: Omit<HistoryRow, 'saleId'>,
  reader: Reader,
  providerName: string,
): Omit<TimelineEntry, 'saleNumber'> {
  const by = actorId !== null && actorId === reader.userId ? 'you' : whoOf[actorRole];
  return { ...entry, by, byName: nameFor(by, reader, { actorName, providerName }) };
}

/**
 * Providers are named by their company; to colleagues and admins with the person who acted. Admins are named only to
 * admins.
 */
function nameFor(
  by: TimelineEntry['by'],
  reader: Reader,
  { actorName, providerName }: { readonly actorName: string | null; readonly providerName: string },
): string | null {
  if (by === 'service_provider')
    return reader.by === 'crew_member' || actorName === null ? providerName : `${actorName}, ${providerName}`;
  return by === 'buyer' || (by === 'admin' && reader.by === 'admin') ? actorName : null;
}
