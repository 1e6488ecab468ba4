import { findMailedColleagues, type Colleague } from '../../platform/notifications/mailed-colleagues.ts';
import type { BookingStatus, Dispute, PlaceKind, TimeProposal } from './bookings.domain.ts';
import type { Db } from './booking.repository.ts';

/** A recipient of mail. */
export interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

/** The data of the mails about a booking, with their recipients; amounts in minor units. */
export interface MailedBooking {
  readonly id: string;
  /** `B-10001`. */
  readonly number: string;
  readonly status: BookingStatus;
  readonly serviceName: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly wholeDays: boolean;
  readonly proposal: TimeProposal | null;
  readonly dispute: Dispute | null;
  readonly noShowAt: Date | null;
  readonly placeKind: PlaceKind;
  readonly portName: string | null;
  readonly berth: string | null;
  readonly yachtName: string | null;
  readonly contact: string | null;
  readonly note: string | null;
  readonly poNumber: string | null;
  readonly costCentre: string | null;
  readonly currency: string;
  readonly totalMinor: number;
  readonly commissionMinor: number;
  /** The version of the invitation: a later one replaces an earlier one. */
  readonly version: number;
  readonly buyerName: string;
  readonly providerName: string;
  /** Null if the account is closed. */
  readonly buyer: Addressee | null;
  /** The provider's recipients; empty once their accounts are closed. */
  readonly colleagues: readonly Colleague[];
}

export async function findMailedBooking(db: Db, bookingId: string): Promise<MailedBooking> {
  const row = await db
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.buyerId')
    .innerJoin('vendors as v', 'v.id', 'b.providerId')
    .innerJoin('users as pu', 'pu.id', 'v.openedBy')
    .leftJoin('ports as port', 'port.slug', 'b.port')
    .select(['b.id', 'b.number', 'b.status', 'b.serviceName', 'b.startsAt', 'b.endsAt', 'b.timeZone'])
    .select([
      'b.wholeDays',
      'b.proposal',
      'b.dispute',
      'b.noShowAt',
      'b.placeKind',
      'port.name as portName',
      'b.berth',
    ])
    .select(['b.yachtName', 'b.contact', 'b.note', 'b.currency', 'b.totalMinor', 'b.commissionMinor'])
    .select(['b.poNumber', 'b.costCentre', 'b.version', 'v.tradingName', 'v.legalName'])
    .select(['b.buyerId', 'u.email', 'u.firstName', 'u.lastName', 'u.closedAt'])
    .select(['b.providerId', 'pu.firstName as providerFirstName', 'pu.lastName as providerLastName'])
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { number, email, firstName, lastName, closedAt, tradingName, legalName } = row;
  const { buyerId, providerId, providerFirstName, providerLastName, ...booking } = row;
  const colleagues = await findMailedColleagues(db, [providerId]);
  return {
    ...booking,
    number: `B-${number}`,
    buyerName: `${firstName} ${lastName}`,
    providerName: tradingName ?? legalName ?? `${providerFirstName} ${providerLastName}`,
    buyer: closedAt === null ? { userId: buyerId, email, firstName } : null,
    colleagues: colleagues.get(providerId) ?? [],
  };
}
