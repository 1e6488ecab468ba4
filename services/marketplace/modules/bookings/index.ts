import { bindTo } from '../../platform/bind-to.ts';
import { performBookingAction, settleDispute } from './booking-actions.service.ts';
import { getBooking } from './reading/booking-view.service.ts';
import type { BookingParts } from './bookings.parts.ts';
import { readEvent } from './event.service.ts';
import { addFile, readFile } from './files/files.service.ts';
import { createBooking } from './hold/hold.service.ts';
import { answerLink, readLink } from './answer-links/links.service.ts';
import { listAllBookings, listBookings } from './reading/lists.service.ts';
import type { PurchaseProcess } from '../payments/index.ts';
import { priceBooking } from './hold/price.service.ts';
import { bookingPurchase } from './hold/purchase.service.ts';
import { answerSupplement, proposeSupplement } from './supplements/supplements.service.ts';

export type { BookingActionInput } from './booking-actions.service.ts';
export type { BookingCommand } from './booking.process.ts';
export { bookingTasks } from './booking.tasks.ts';
export type { BookingView, SupplementView, TimelineEntry } from './reading/booking-view.service.ts';
export type { BookingParts } from './bookings.parts.ts';
export type { LinkedBooking } from './answer-links/links.service.ts';
export type { BookingListRow } from './reading/lists.service.ts';
export { hasOpenBookings } from './open-bookings.repository.ts';
export { askWhetherDone, sendMessages as sendBookingMessages } from './booking-messages.service.ts';
export { lockBooking } from './booking.repository.ts';
export { mailRequest } from './answer-links/request-mails.service.ts';

/** Bookings: reserving a time, the provider's answer, changes of time, the work, supplements, disputes. */
export function createBookings(parts: BookingParts) {
  const bind = bindTo(parts);
  return {
    priceBooking: bind(priceBooking),
    createBooking: bind(createBooking),
    listBookings: bind(listBookings),
    listAllBookings: bind(listAllBookings),
    getBooking: bind(getBooking),
    act: bind(performBookingAction),
    readLink: bind(readLink),
    answerLink: bind(answerLink),
    proposeSupplement: bind(proposeSupplement),
    answerSupplement: bind(answerSupplement),
    addFile: bind(addFile),
    readFile: bind(readFile),
    readEvent: bind(readEvent),
    /** For the payments module, in its transactions. */
    purchase: { ...bookingPurchase(parts), settleDispute: bind(settleDispute) } satisfies PurchaseProcess,
  } as const;
}

export type Bookings = ReturnType<typeof createBookings>;
