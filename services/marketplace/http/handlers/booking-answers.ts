import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal, type Refusal } from '../../../http-adapter/index.ts';
import type {
  BookingListRow,
  BookingView,
  LinkedBooking,
  SupplementView,
  TimelineEntry,
} from '../../modules/bookings/index.ts';
import { billToOf, vatCheckOf } from './bill-to-answer.ts';
import { ledgerLineOf } from './order-answers.ts';

type Schemas = components['schemas'];

const money = (amountMinor: number, currency: string): Schemas['Money'] => ({ amountMinor, currency });
const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const slotOf = ({ startsAt, endsAt }: Period): Schemas['Slot'] => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** The refusal of a time, with the nearest free ones. */
export const refusedTime = <Code extends 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED'>({
  code,
  nearestSlots,
}: {
  readonly code: Code;
  readonly nearestSlots: readonly Period[];
}): Refusal<Code> => refusal(code, { details: { nearestSlots: nearestSlots.map(slotOf) } });

interface PriceSums {
  readonly unitPriceMinor: number;
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly currency: string;
}

const priceOf = ({ currency, ...sums }: PriceSums): Schemas['SlotPrice'] => ({
  unitPrice: money(sums.unitPriceMinor, currency),
  subtotal: money(sums.subtotalMinor, currency),
  tax: money(sums.taxMinor, currency),
  total: money(sums.totalMinor, currency),
});

export const bookingPriceOf = ({
  taxBps,
  taxReason,
  ...sums
}: PriceSums & { readonly taxBps: number; readonly taxReason: string | null }): Schemas['BookingPrice'] => ({
  ...priceOf(sums),
  taxBasisPoints: taxBps,
  taxReason,
});

/** The refusal with the current price, if the buyer was shown another. */
export const changedPrice = ({ price }: { readonly price: PriceSums | null }): Refusal<'PRICE_CHANGED'> =>
  refusal('PRICE_CHANGED', {
    message: 'The price has changed. Please look at it again. Nothing was booked.',
    ...(price !== null && { details: { price: priceOf(price) } }),
  });

export const listedBookingOf = (
  row: BookingListRow,
  role: Schemas['User']['role'],
): Schemas['BookingRow'] => ({
  id: row.id,
  number: `B-${row.number}`,
  status: row.status,
  serviceId: row.serviceId,
  serviceName: row.serviceName,
  providerName: row.providerName,
  buyerName: row.buyerName,
  yachtName: row.yachtName,
  port: row.port,
  teamName: role === 'crew_member' ? null : row.teamName,
  ...(role === 'service_provider' && { isTeamAway: row.isTeamAway }),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  timeZone: row.timeZone,
  total: money(row.totalMinor, row.currency),
  waitsUntil: instant(row.waitsUntil),
  waitsFor: row.waitsFor,
});

const entryOf = ({ at, saleNumber, process, command, status, by, byName, note }: TimelineEntry) => ({
  at: at.toISOString(),
  saleNumber,
  process,
  command,
  status,
  by,
  byName,
  note,
});

const supplementOf = (one: SupplementView, currency: string): Schemas['Supplement'] => ({
  id: one.id,
  number: one.number,
  description: one.description,
  subtotal: money(one.subtotalMinor, currency),
  tax: money(one.taxMinor, currency),
  total: money(one.totalMinor, currency),
  status: one.status,
  proposedAt: one.createdAt.toISOString(),
  expiresAt: one.expiresAt?.toISOString() ?? null,
  refunded: money(one.refundedMinor, currency),
  refundable: one.refundableMinor === null ? null : money(one.refundableMinor, currency),
  actions: [...one.actions],
});

/** The party that added a file, as the reader may know it. */
function adderOf(view: BookingView, addedBy: string): Schemas['BookingFile']['by'] {
  if (addedBy === view.reader.userId) return 'you';
  if (addedBy === view.buyerId) return 'buyer';
  return addedBy === view.providerId ? 'provider' : 'admin';
}

export function bookingOf(view: BookingView): Schemas['Booking'] {
  const { currency, proposal, dispute, cancellation, reader, status } = view;
  const isBuyer = reader.by === 'crew_member';
  const of = (amountMinor: number) => money(amountMinor, currency);
  const known = (amountMinor: number | null) => (amountMinor === null ? null : of(amountMinor));
  return {
    id: view.id,
    number: `B-${view.number}`,
    status,
    createdAt: view.createdAt.toISOString(),
    requestedAt: instant(view.requestedAt),
    expiresAt: status === 'held' ? view.expiresAt.toISOString() : null,
    answerBy: status === 'requested' ? instant(view.answerBy) : null,
    finishedAt: instant(view.finishedAt),
    completesAt: instant(view.completesAt),
    ...(reader.by === 'admin' && { buyerId: view.buyerId }),
    buyerName: view.buyerName,
    ...(reader.by === 'service_provider' && { buyerPhone: view.buyerPhone }),
    billTo: billToOf(view.billTo),
    vatCheck: vatCheckOf(
      view.vatState && {
        state: view.vatState,
        checkedAt: view.vatCheckedAt,
        consultationNumber: view.consultationNumber,
      },
    ),
    poNumber: view.poNumber,
    costCentre: view.costCentre,
    provider: {
      id: view.providerId,
      name: view.providerName,
      logoUrl: view.providerLogoFileId === null ? null : `/api/media/${view.providerLogoFileId}`,
    },
    serviceId: view.serviceId,
    serviceName: view.serviceName,
    pricedPer: view.pricedPer,
    unit: view.unit,
    quantity: view.quantity,
    teamId: isBuyer ? null : view.teamId,
    teamName: isBuyer ? null : view.teamName,
    ...(reader.by === 'service_provider' && { isTeamAway: view.isTeamAway }),
    ...slotOf(view),
    timeZone: view.timeZone,
    wholeDays: view.wholeDays,
    place: {
      kind: view.placeKind,
      port: view.portName,
      portSlug: view.port,
      berth: view.berth,
      yachtName: view.yachtName,
      contact: view.contact,
      latestUsefulOn: view.latestUsefulOn,
    },
    note: view.note,
    answer: view.answer,
    cancellationPolicy: view.cancellationPolicy,
    cancellation: cancellation && {
      freeUntil: cancellation.freeUntil.toISOString(),
      refund: of(cancellation.refundMinor),
      kept: of(cancellation.keptMinor),
    },
    unitPrice: of(view.unitPriceMinor),
    taxBasisPoints: view.taxBps,
    taxReason: view.taxReason,
    subtotal: of(view.subtotalMinor),
    tax: of(view.taxMinor),
    total: of(view.totalMinor),
    paid: of(view.paidMinor),
    refunded: of(view.refundedMinor),
    commission: known(view.keptCommissionMinor),
    share: known(view.shareMinor),
    refundable: known(view.refundableMinor),
    payment:
      view.paymentStatus === null || reader.by === 'service_provider'
        ? null
        : { status: view.paymentStatus, declineMessage: view.declineMessage },
    proposal: proposal && {
      startsAt: proposal.startsAt,
      endsAt: proposal.endsAt,
      by: proposal.by === 'crew_member' ? 'buyer' : 'provider',
      message: proposal.message,
      expiresAt: proposal.expiresAt,
    },
    dispute: dispute && {
      stage: dispute.stage,
      answerBy: dispute.answerBy,
      offered: known(dispute.offeredMinor),
      most: known(view.offerableMinor),
      providerNote: dispute.providerNote,
    },
    supplements: view.supplements.map((one) => supplementOf(one, currency)),
    files: view.files.map((file) => ({
      id: file.fileId,
      name: file.name,
      mediaType: file.mediaType,
      sizeBytes: file.sizeBytes,
      addedAt: file.addedAt.toISOString(),
      by: adderOf(view, file.addedBy),
    })),
    timeline: view.timeline.map(entryOf),
    ledger: view.ledger.map(ledgerLineOf),
    actions: [...view.actions],
    version: view.version,
  };
}

export const linkedBookingOf = ({ booking, expiresAt, slots }: LinkedBooking): Schemas['LinkedBooking'] => ({
  booking: bookingOf(booking),
  expiresAt: expiresAt.toISOString(),
  slots: slots.map(slotOf),
});
