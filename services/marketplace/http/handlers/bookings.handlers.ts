import { refusal } from '../../../http-adapter/index.ts';
import { businessTerms } from '../../../../src/lib/business-terms.ts';
import type { Bookings, BookingActionInput } from '../../modules/bookings/index.ts';
import type { Payments } from '../../modules/payments/index.ts';
import type { Session } from '../../modules/account/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import {
  bookingOf,
  bookingPriceOf,
  changedPrice,
  linkedBookingOf,
  listedBookingOf,
  refusedTime,
} from './booking-answers.ts';

type BookingHandlers = Pick<
  AllHandlers,
  | 'listBookings'
  | 'priceBooking'
  | 'createBooking'
  | 'getBooking'
  | 'payBooking'
  | 'giveUpBooking'
  | 'actOnBooking'
  | 'proposeSupplement'
  | 'answerSupplement'
  | 'addBookingFile'
  | 'readBookingFile'
  | 'readBookingEvent'
  | 'readBookingLink'
  | 'answerBookingLink'
  | 'listAllBookings'
  | 'refundBooking'
>;

/** The modules that these handlers call. */
export interface BookingModules {
  readonly bookings: Bookings;
  readonly payments: Pick<Payments, 'openPayment' | 'payPurchase' | 'giveUpPurchase' | 'requestRefund'>;
}

const tooManyHeld = `${businessTerms.heldTimes} times are already held for you. Please pay for one of them, or release it, first.`;

const acted: Readonly<Record<BookingActionInput['action'], string>> = {
  withdraw: 'The booking is withdrawn. Nothing is charged.',
  confirm: 'The booking is confirmed.',
  decline: 'The booking is declined. The buyer has been notified.',
  propose_time: 'Your proposed time was sent.',
  accept_time: 'The new time is agreed.',
  refuse_time: 'The new time is rejected.',
  withdraw_time: 'The proposed time is withdrawn. The other side has been notified.',
  assign_team: 'The other team will do the work. The time stays the same.',
  keep: 'The booking is kept. Your team comes although it has time off.',
  cancel: 'The booking is cancelled.',
  start: 'The work has begun.',
  finish: 'The crew has been asked to confirm that the work is done.',
  withdraw_no_show: 'The no-show is withdrawn. The crew has been notified.',
  report_no_show: `The crew has been notified. If they don’t disagree within ${businessTerms.noShow.disagreeHours} hours, your share is sent.`,
  confirm_completion: 'Thank you. The booking is complete.',
  dispute: `We’ve received your report. The provider has ${businessTerms.disputes.answerDays} days to answer, and isn’t paid until the problem is resolved.`,
  accept_dispute: 'Everything goes back to the buyer.',
  offer_part: `Your offer was sent. The buyer has ${businessTerms.disputes.answerDays} days to answer.`,
  contest_dispute: 'Your answer was sent. Quayside decides now.',
  accept_part: 'You accepted the offer. The amount goes back the way you paid.',
  refuse_part: 'You refused the offer. Quayside decides now.',
  withdraw_dispute: 'Thank you. The booking is complete.',
  settle_dispute: 'The problem is resolved and the booking is complete.',
  uphold_dispute: 'The buyer gets a refund.',
};

const otherTeamNotified = `${acted.assign_team} The crew has been notified.`;

const supplementAnswered = {
  accept: 'Please pay for the extra work. Nothing is charged until then.',
  decline: 'The extra work is declined. Nothing is charged for it.',
  withdraw: 'The extra work is withdrawn.',
} as const;

const retryAfterSeconds = 5;
const noSuchBooking = () => refusal('NOT_FOUND', { message: 'Booking not found.' });
const providerAway = (stored: string) =>
  refusal('UNAVAILABLE', {
    message: `The payment provider isn’t responding. ${stored} Please try again in a moment.`,
    retryAfterSeconds,
  });
const wrongPart = (field: string, message: string, rule: string) =>
  refusal('VALIDATION', { message, fields: [{ field, message, rule }] });

/** Operations of tag "Bookings", and the admins' view of bookings. */
export const bookingHandlers = ({ bookings, payments }: BookingModules): BookingHandlers => {
  const shown = async (session: Session, bookingId: string) => {
    const found = await bookings.getBooking(session, bookingId);
    return found.ok ? bookingOf(found.value) : null;
  };
  /** The booking after an action, with a message. */
  const after = async (session: Session, bookingId: string, message: string) => {
    const data = await shown(session, bookingId);
    return data === null
      ? noSuchBooking()
      : ({ status: 200, body: { status: true, message, data } } as const);
  };
  return {
    async listBookings({ session, query }) {
      const found = await bookings.listBookings(session, query);
      if (!found.ok) return refused(found.error);
      const { items, counts, ...page } = found.value;
      const rows = items.map((row) => listedBookingOf(row, session.role));
      return { status: 200, body: { status: true, data: { ...page, items: rows, counts: { ...counts } } } };
    },

    async priceBooking({ body }) {
      const priced = await bookings.priceBooking(body);
      return priced.ok
        ? { status: 200, body: { status: true, data: bookingPriceOf(priced.value) } }
        : refused(priced.error);
    },

    async createBooking({ session, headers, body }) {
      const held = await bookings.createBooking(session, headers['idempotency-key'], body);
      if (!held.ok) {
        const { error } = held;
        if (error.code === 'SLOT_TAKEN' || error.code === 'SLOT_NOT_OFFERED') return refusedTime(error);
        if (error.code === 'PRICE_CHANGED') return changedPrice(error);
        return error.code === 'TOO_MANY_REQUESTS' ? refused(error, tooManyHeld) : refused(error);
      }
      const { bookingId, number, totalMinor, currency, expiresAt } = held.value;
      const { paymentUrl } = await payments.openPayment({ purchaseId: bookingId, saleId: bookingId });
      return {
        status: 201,
        body: {
          status: true,
          message: 'Please pay to request the booking.',
          data: {
            bookingId,
            number: `B-${number}`,
            expiresAt: expiresAt.toISOString(),
            paymentUrl,
            total: { amountMinor: totalMinor, currency },
          },
        },
      };
    },

    async getBooking({ session, params }) {
      const data = await shown(session, params.bookingId);
      return data === null ? noSuchBooking() : { status: 200, body: { status: true, data } };
    },

    async payBooking({ session, params, body }) {
      const key = { purchaseId: params.bookingId, saleId: body.supplementId ?? params.bookingId };
      const opened = await payments.payPurchase(session, key);
      if (opened.ok) return { status: 200, body: { status: true, data: opened.value } };
      const { code } = opened.error;
      if (code === 'NOT_FOUND') return noSuchBooking();
      return code === 'UNAVAILABLE'
        ? providerAway('Your booking is waiting, and nothing was charged.')
        : refusal(code, { message: 'This booking isn’t waiting for payment.' });
    },

    async giveUpBooking({ session, params }) {
      const { bookingId } = params;
      const ended = await payments.giveUpPurchase(session, { purchaseId: bookingId, saleId: bookingId });
      if (ended.ok) return after(session, bookingId, 'The time is free again. Nothing was charged.');
      const { code } = ended.error;
      if (code === 'NOT_FOUND') return noSuchBooking();
      return code === 'UNAVAILABLE'
        ? providerAway('Your booking wasn’t changed.')
        : refusal(code, { message: 'This booking is no longer waiting for payment. Please check it again.' });
    },

    async actOnBooking({ session, params, body }) {
      const moved = await bookings.act(session, params.bookingId, body);
      if (moved.ok)
        return after(
          session,
          params.bookingId,
          body.notifiesBuyer === true ? otherTeamNotified : acted[body.action],
        );
      const { error } = moved;
      if (error.code === 'NOT_FOUND') return noSuchBooking();
      if (error.code === 'SLOT_TAKEN' || error.code === 'SLOT_NOT_OFFERED') return refusedTime(error);
      if (error.code === 'PRICE_CHANGED')
        return refusal(error.code, {
          message: 'What you get back has changed. Please look at the figure again.',
        });
      return refused(error);
    },

    async proposeSupplement({ session, params, headers, body }) {
      const key = headers['idempotency-key'];
      const proposed = await bookings.proposeSupplement(session, key, params.bookingId, body);
      if (!proposed.ok)
        return proposed.error.code === 'NOT_FOUND' ? noSuchBooking() : refused(proposed.error);
      const data = await shown(session, params.bookingId);
      if (data === null) return noSuchBooking();
      return { status: 201, body: { status: true, message: 'The buyer was asked.', data } };
    },

    async answerSupplement({ session, params, body }) {
      const answered = await bookings.answerSupplement(session, params, body.action);
      if (answered.ok) return after(session, params.bookingId, supplementAnswered[body.action]);
      return answered.error.code === 'NOT_FOUND' ? noSuchBooking() : refused(answered.error);
    },

    async addBookingFile({ session, params, upload }) {
      for await (const part of upload()) {
        if (part.fieldname !== 'file')
          return wrongPart(part.fieldname, 'This isn’t a field we know.', 'additionalProperties');
        if (part.type !== 'file') return wrongPart('file', 'This must be a file.', 'type');
        const sent = { fileName: part.filename, file: part.file };
        const added = await bookings.addFile(session, params.bookingId, sent);
        if (added.ok) return after(session, params.bookingId, 'The file is added.');
        return added.error.code === 'NOT_FOUND' ? noSuchBooking() : refused(added.error);
      }
      return wrongPart('file', 'Please choose a file.', 'required');
    },

    async readBookingFile({ session, params }) {
      const file = await bookings.readFile(session, params.bookingId, params.fileId);
      if (!file.ok) return noSuchBooking();
      return { status: 200, body: file.value.stream, headers: file.value.headers };
    },

    async readBookingEvent({ session, params }) {
      const read = await bookings.readEvent(session, params.bookingId);
      if (read.ok)
        return {
          status: 200,
          body: read.value,
          headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
        };
      return read.error.code === 'NOT_FOUND'
        ? noSuchBooking()
        : refusal(read.error.code, { message: 'This booking isn’t confirmed, so there is no event for it.' });
    },

    async readBookingLink({ body }) {
      const found = await bookings.readLink(body.token);
      return found.ok
        ? { status: 200, body: { status: true, data: linkedBookingOf(found.value) } }
        : refused(found.error);
    },

    async answerBookingLink({ body }) {
      const answered = await bookings.answerLink(body);
      if (answered.ok)
        return {
          status: 200,
          body: { status: true, message: acted[body.action], data: linkedBookingOf(answered.value) },
        };
      const { error } = answered;
      if (error.code === 'SLOT_TAKEN' || error.code === 'SLOT_NOT_OFFERED') return refusedTime(error);
      // A valid link always belongs to an existing booking.
      if (error.code === 'NOT_FOUND') return refusal('LINK_WRONG');
      return refused(error);
    },

    async listAllBookings({ session, query }) {
      const found = await bookings.listAllBookings(query);
      if (!found.ok) return refused(found.error);
      const { items, counts, ...page } = found.value;
      const rows = items.map((row) => listedBookingOf(row, session.role));
      return { status: 200, body: { status: true, data: { ...page, items: rows, counts: { ...counts } } } };
    },

    async refundBooking({ session, params, headers, body }) {
      const { bookingId } = params;
      const { supplementId, ...refund } = body;
      const wanted = { ...refund, purchaseId: bookingId, saleId: supplementId ?? bookingId };
      const requested = await payments.requestRefund(session, headers['idempotency-key'], wanted);
      if (requested.ok)
        return after(session, bookingId, `${requested.value.amountText} goes back to the buyer.`);
      const { error } = requested;
      if (error.code === 'NOT_FOUND') return noSuchBooking();
      if (error.code === 'KEY_USED_OTHERWISE')
        return refusal(error.code, { message: 'This key was used for another refund.' });
      return error.code === 'VALIDATION' ? wrongPart('amount', error.message, 'amount') : refusal(error.code);
    },
  };
};
