import { sql } from 'kysely';
import type { PaymentStatus, TradeProcess } from '../../../platform/db/trade-tables.ts';
import type { VatCheckState } from '../../../platform/db/vendor-tables.ts';
import type {
  BillTo,
  BookingRole,
  BookingStatus,
  CancellationPolicy,
  Dispute,
  PlaceKind,
  PricedPer,
  TimeProposal,
} from '../bookings.domain.ts';
import { isTeamAway } from '../../availability/team-away.sql.ts';
import { hasOtherTeam, type Db } from '../booking.repository.ts';

const providerName = sql<string>`coalesce(v.trading_name, v.legal_name, concat_ws(' ', pu.first_name, pu.last_name))`;

/** A booking with the data of its page; amounts in minor units of `currency`. */
export interface BookingRow {
  readonly id: string;
  readonly number: number;
  readonly status: BookingStatus;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly buyerPhone: string | null;
  /** Null for a private person. */
  readonly billTo: BillTo | null;
  /** The result of VIES for the buyer's VAT ID; null without an ID or if VIES is not asked. */
  readonly vatState: VatCheckState | null;
  readonly vatCheckedAt: Date | null;
  readonly consultationNumber: string | null;
  readonly poNumber: string | null;
  readonly costCentre: string | null;
  readonly providerId: string;
  readonly providerName: string;
  readonly providerLogoFileId: string | null;
  readonly serviceId: string;
  readonly serviceName: string;
  readonly pricedPer: PricedPer;
  readonly unit: string | null;
  readonly quantity: number;
  readonly teamId: string;
  readonly teamName: string;
  readonly hasOtherTeam: boolean;
  /** Whether the team has time off during the agreed booking. */
  readonly isTeamAway: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly wholeDays: boolean;
  readonly placeKind: PlaceKind;
  readonly port: string | null;
  readonly portName: string | null;
  readonly berth: string | null;
  readonly yachtName: string | null;
  readonly contact: string | null;
  readonly latestUsefulOn: string | null;
  readonly note: string | null;
  readonly answer: string | null;
  readonly cancellationPolicy: CancellationPolicy;
  readonly unitPriceMinor: number;
  readonly taxBps: number;
  readonly taxReason: string | null;
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly commissionMinor: number;
  readonly currency: string;
  readonly proposal: TimeProposal | null;
  readonly dispute: Dispute | null;
  readonly expiresAt: Date;
  readonly requestedAt: Date | null;
  readonly answerBy: Date | null;
  readonly finishedAt: Date | null;
  readonly noShowAt: Date | null;
  readonly noShowWithdrawnAt: Date | null;
  readonly completedAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
  readonly paymentStatus: PaymentStatus | null;
  readonly declineMessage: string | null;
}

export const findBooking = async (db: Db, bookingId: string): Promise<BookingRow | null> =>
  (await db
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.buyerId')
    .innerJoin('vendors as v', 'v.id', 'b.providerId')
    .innerJoin('users as pu', 'pu.id', 'v.openedBy')
    .innerJoin('teams as t', 't.id', 'b.teamId')
    .leftJoin('ports as port', 'port.slug', 'b.port')
    .leftJoin('payments as p', 'p.saleId', 'b.id')
    .leftJoin('vatChecks as vat', 'vat.id', 'b.vatCheckId')
    .select(['b.billTo', 'vat.state as vatState', 'vat.checkedAt as vatCheckedAt', 'vat.consultationNumber'])
    .select(['b.poNumber', 'b.costCentre'])
    .select(['b.id', 'b.number', 'b.status', 'b.buyerId', 'b.providerId', 'b.serviceId', 'b.serviceName'])
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('buyerName'))
    .select('u.phone as buyerPhone')
    .select([providerName.as('providerName'), 'v.logoFileId as providerLogoFileId'])
    .select(['b.pricedPer', 'b.unit', 'b.quantity', 'b.teamId', 't.name as teamName'])
    .select([hasOtherTeam.as('hasOtherTeam'), sql.raw<boolean>(isTeamAway).as('isTeamAway')])
    .select(['b.startsAt', 'b.endsAt', 'b.timeZone', 'b.wholeDays', 'b.placeKind', 'b.port'])
    .select(['port.name as portName', 'b.berth', 'b.yachtName', 'b.contact', 'b.latestUsefulOn'])
    .select(['b.note', 'b.answer', 'b.cancellationPolicy', 'b.unitPriceMinor', 'b.taxBps', 'b.taxReason'])
    .select(['b.subtotalMinor', 'b.taxMinor', 'b.totalMinor', 'b.commissionMinor', 'b.currency'])
    .select(['b.proposal', 'b.dispute', 'b.expiresAt', 'b.requestedAt', 'b.answerBy', 'b.completedAt'])
    .select([
      'b.finishedAt',
      'b.noShowAt',
      'b.noShowWithdrawnAt',
      'b.createdAt',
      'b.version',
      'p.status as paymentStatus',
      'p.declineMessage',
    ])
    .where('b.id', '=', bookingId)
    .executeTakeFirst()) ?? null;

export interface HistoryRow {
  readonly at: Date;
  readonly saleId: string | null;
  readonly process: Exclude<TradeProcess, 'order' | 'sub_order'>;
  readonly command: string;
  readonly status: string;
  readonly actorId: string | null;
  readonly actorRole: BookingRole;
  readonly actorName: string | null;
  readonly note: string | null;
}

/** The history of a booking, oldest first. */
export const findBookingHistory = (db: Db, bookingId: string): Promise<readonly HistoryRow[]> =>
  db
    .selectFrom('tradeHistory as h')
    .leftJoin('users as u', 'u.id', 'h.actorId')
    .select(['h.at', 'h.saleId', 'h.process', 'h.command', 'h.toStatus as status'])
    .select(['h.actorId', 'h.actorRole', 'h.note'])
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('actorName'))
    .where('h.purchaseId', '=', bookingId)
    // A booking has no other processes or roles.
    .$narrowType<{ process: HistoryRow['process']; actorRole: BookingRole }>()
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();

export interface FileRow {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly addedAt: Date;
  readonly addedBy: string;
}

/** Oldest first. */
export const findFiles = (db: Db, bookingId: string): Promise<readonly FileRow[]> =>
  db
    .selectFrom('bookingFiles')
    .select(['fileId', 'name', 'mediaType', 'sizeBytes', 'addedAt', 'addedBy'])
    .where('bookingId', '=', bookingId)
    .orderBy('addedAt')
    .orderBy('fileId')
    .execute();
