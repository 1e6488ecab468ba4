import { describe, expect, it } from 'vitest';
import type { Booking, BookingEvent } from './booking.types.ts';
import { emptyDraft } from './draft.ts';
import {
  booking,
  bookingId,
  cancelled,
  company,
  completed,
  confirmed,
  declined,
  declinedCard,
  details,
  engineService,
  expired,
  held,
  nearestSlots,
  newPrice,
  offer,
  price,
  readyToReview,
  released,
  requested,
  moveAsked,
  rescheduleProposed,
  serviceId,
  slot,
  timeProposed,
  underWay,
  untaxedPrice,
  withdrawn,
  withService,
  withSlot,
  work,
} from './testing/examples.ts';
import { forever, refusal, runBooking, type Scene } from './testing/run-booking.ts';

const hold: BookingEvent = { type: 'HOLD.REQUESTED', key: 'booking-key-1' };

/** The machine with everything chosen, just before the time is held. */
async function atReview(scene: Scene = {}) {
  const run = runBooking(scene, { draft: readyToReview });
  await run.arriveAt('review.reviewing');
  return run;
}

/** The machine on a booking's page, for which the server returns this. */
const atBooking = (read: Booking, scene: Scene = {}) =>
  runBooking({ readBooking: async () => read, ...scene }, { bookingId });

describe('choosing', () => {
  it('leads from the search through all steps to the held time, and to the payment page', async () => {
    const run = runBooking();
    expect(run.place()).toBe('service.choosing');
    run.send({ type: 'SERVICE.CHOSEN', serviceId, port: null });
    await run.arriveAt('slot.choosing');
    run.send({ type: 'SLOT.CHOSEN', work, startsAt: slot.startsAt });
    await run.arriveAt('details.filling');
    run.send({ type: 'DETAILS.SUBMITTED', details });
    expect(run.place()).toBe('billing.choosing');
    run.send({ type: 'BILLING.SUBMITTED', billTo: company });
    expect([run.place(), run.context().price]).toEqual(['review.pricing', null]);
    await run.arriveAt('review.reviewing');
    expect(run.context().price).toEqual(price);
    run.send(hold);
    await run.arriveAt('payment.leaving');
    expect(run.left).toEqual(['https://pay.example.com/session-1']);
    expect(run.context()).toMatchObject({
      draft: { serviceId, ...work, startsAt: slot.startsAt, details, billTo: company },
      bookingId,
      offer,
    });
  });

  it('skips the search for a link from a service’s page, and the time where that is chosen too', async () => {
    const withoutTime = runBooking({}, { draft: withService });
    await withoutTime.arriveAt('slot.choosing');
    const withTime = runBooking({}, { draft: withSlot });
    await withTime.arriveAt('details.filling');
    expect(withTime.context().offer).toEqual(offer);
  });

  it('comes back to the step of the address after a reload, though later ones are settled', async () => {
    const run = runBooking({}, { draft: readyToReview, resumesAt: 'details' });
    await run.arriveAt('details.filling');
    run.send({ type: 'DETAILS.SUBMITTED', details });
    await run.arriveAt('review.reviewing');
  });

  it('keeps what is typed in the details before they are sent', async () => {
    const run = runBooking({}, { draft: withSlot });
    await run.arriveAt('details.filling');
    run.send({ type: 'DETAILS.TYPED', details: { ...details, berth: 'B-1' } });
    expect(run.context().draft.details.berth).toBe('B-1');
    expect(run.place()).toBe('details.filling');
  });

  it('takes the only place and the only port for granted', async () => {
    const [, palma] = engineService.ports;
    const only = { ...engineService, placeKinds: ['yard' as const], ports: palma ? [palma] : [] };
    const run = runBooking({ loadService: async () => only }, { draft: withService });
    await run.arriveAt('slot.choosing');
    expect(run.context().draft).toMatchObject({ placeKind: 'yard', port: 'palma' });
  });

  it('asks anew for a port that the service is not offered in', async () => {
    const run = runBooking({}, { draft: { ...withSlot, port: 'nowhere' } });
    await run.arriveAt('slot.choosing');
    expect(run.context().draft).toMatchObject({ placeKind: 'berth', port: null, startsAt: null });
  });

  it('forgets the time where the place or the quantity changes', async () => {
    const run = runBooking({}, { draft: withSlot, resumesAt: 'slot' });
    await run.arriveAt('slot.choosing');
    run.send({ type: 'WORK.CHANGED', work: { ...work, quantity: 2 } });
    expect(run.context()).toMatchObject({ offer: null, draft: { quantity: 2, startsAt: null } });
  });

  it('asks for place and quantity anew for another service, in the port where it was found, and keeps what is typed', async () => {
    const run = runBooking({ loadService: forever }, { draft: readyToReview, resumesAt: 'service' });
    run.send({ type: 'SERVICE.CHOSEN', serviceId: 'another', port: 'antibes' });
    expect(run.context().draft).toEqual({
      ...readyToReview,
      serviceId: 'another',
      placeKind: null,
      port: 'antibes',
      startsAt: null,
    });
  });

  it('says that a service is gone and lets one choose another', async () => {
    const run = runBooking({ loadService: refusal('NOT_FOUND', {}, 404) }, { draft: withService });
    await run.arriveAt('service.choosing');
    expect(run.context().failure?.code).toBe('NOT_FOUND');
  });

  it('skips the details, and asks all the same who it is for', async () => {
    const run = runBooking({}, { draft: withSlot });
    await run.arriveAt('details.filling');
    run.send({ type: 'DETAILS.TYPED', details });
    run.send({ type: 'STEP.SKIPPED', step: 'details' });
    run.send({ type: 'STEP.SKIPPED', step: 'details' });
    expect(run.place()).toBe('billing.choosing');
    run.send({ type: 'BILLING.SUBMITTED', billTo: null });
    await run.arriveAt('review.reviewing');
    expect(run.context().draft.settled).toEqual(['details', 'billing']);
  });

  it('neither skips nor takes details that let nobody find the yacht', async () => {
    const nowhere = { ...details, berth: null, yachtId: null };
    const run = runBooking({}, { draft: withSlot });
    await run.arriveAt('details.filling');
    run.send({ type: 'STEP.SKIPPED', step: 'details' });
    run.send({ type: 'DETAILS.SUBMITTED', details: nowhere });
    expect(run.place()).toBe('details.filling');
    run.send({ type: 'DETAILS.SUBMITTED', details: { ...nowhere, berth: 'B-12' } });
    expect(run.place()).toBe('billing.choosing');
  });

  it('asks for the berth where skipped details were enough at the yard', async () => {
    const atYard = { ...readyToReview, placeKind: 'yard' as const, details: emptyDraft.details };
    const run = runBooking({}, { draft: atYard });
    await run.arriveAt('review.reviewing');
    run.send({ type: 'STEP.OPENED', step: 'slot' });
    run.send({ type: 'SLOT.CHOSEN', work, startsAt: slot.startsAt });
    await run.arriveAt('details.filling');
  });

  it('opens an earlier step again, but none that needs what is not there', async () => {
    const run = runBooking();
    run.send({ type: 'STEP.OPENED', step: 'review' });
    run.send({ type: 'STEP.OPENED', step: 'slot' });
    expect(run.place()).toBe('service.choosing');
    const later = await atReview();
    later.send({ type: 'STEP.OPENED', step: 'details' });
    expect(later.place()).toBe('details.filling');
    later.send({ type: 'STEP.OPENED', step: 'review' });
    await later.arriveAt('review.reviewing');
  });
});

const ofBusiness = { fields: [{ field: 'billTo/vatId', message: 'VIES doesn’t know it.' }] };
const ofYacht = { fields: [{ field: 'yachtId', message: 'Choose a yacht of yours.' }] };

describe('the price for who is billed', () => {
  it.each(['details', 'billing'] as const)('is asked for anew after the step: %s', async (step) => {
    const prices = [price, untaxedPrice];
    const run = await atReview({ priceBooking: async () => prices.shift() ?? forever() });
    run.send({ type: 'STEP.OPENED', step });
    if (step === 'details') run.send({ type: 'DETAILS.SUBMITTED', details });
    else run.send({ type: 'BILLING.SUBMITTED', billTo: company });
    await run.arriveAt('review.reviewing');
    expect(run.context().price).toEqual(untaxedPrice);
  });

  it.each([
    ['a VAT ID that VIES doesn’t know', 'VALIDATION', ofBusiness],
    ['what the tax would need', 'TAX_UNDECIDED', { missing: ['buyer_vat_id'] }],
  ])('leads back to who is billed for %s, whether it is asked or held', async (_, code, problem) => {
    const asked = runBooking({ priceBooking: refusal(code, problem, 400) }, { draft: readyToReview });
    await asked.arriveAt('billing.choosing');
    expect(asked.context()).toMatchObject({ failure: { code, ...problem }, price: null });
    const run = await atReview({ holdSlot: refusal(code, problem, 400) });
    run.send(hold);
    await run.arriveAt('billing.choosing');
    expect(run.context().failure).toMatchObject({ code, ...problem });
  });

  it('stays at the review for what else the server finds wrong', async () => {
    const run = await atReview({ holdSlot: refusal('VALIDATION', ofYacht, 400) });
    run.send(hold);
    await run.arriveAt('review.reviewing');
    expect(run.context().failure?.fields).toEqual(ofYacht.fields);
  });

  it('is asked for again where the server could not be reached, and lets nobody hold before', async () => {
    const answers = [refusal('NETWORK_ERROR', {}, 0), async () => price];
    const run = runBooking(
      { priceBooking: async () => (await answers.shift()?.()) ?? forever() },
      { draft: readyToReview },
    );
    await run.arriveAt('review.unpriced');
    run.send(hold);
    expect(run.place()).toBe('review.unpriced');
    run.send({ type: 'RETRY.REQUESTED' });
    await run.arriveAt('review.reviewing');
    expect(run.context()).toMatchObject({ failure: null, price });
  });

  it('can be left while it takes long', async () => {
    const run = runBooking({ priceBooking: forever }, { draft: readyToReview });
    await run.arriveAt('review.pricing');
    run.clock.increment(8_000);
    expect(run.actor.getSnapshot().hasTag('slow')).toBe(true);
    run.send({ type: 'CANCEL.REQUESTED' });
    expect(run.place()).toBe('review.unpriced');
  });

  it('leads to other services where this one is no longer sold', async () => {
    const run = runBooking({ priceBooking: refusal('LISTING_NOT_AVAILABLE') }, { draft: readyToReview });
    await run.arriveAt('service.choosing');
    expect(run.context().failure?.code).toBe('LISTING_NOT_AVAILABLE');
  });
});

describe('holding', () => {
  it.each([
    ['taken', 'SLOT_TAKEN'],
    ['not offered any more', 'SLOT_NOT_OFFERED'],
  ])('leads back to the times with the nearest ones where the time is %s', async (_, code) => {
    const run = await atReview({ holdSlot: refusal(code, { nearestSlots }) });
    run.send(hold);
    await run.arriveAt('slot.choosing');
    expect(run.context()).toMatchObject({
      failure: { code, nearestSlots },
      offer: null,
      draft: { ...readyToReview, startsAt: null },
    });
  });

  it('asks for the price again where it has changed, and says so beside the new one', async () => {
    const prices = [price, newPrice];
    const run = await atReview({
      priceBooking: async () => prices.shift() ?? forever(),
      holdSlot: refusal('PRICE_CHANGED'),
    });
    run.send(hold);
    await run.arriveAt('review.pricing');
    await run.arriveAt('review.reviewing');
    expect(run.context()).toMatchObject({ failure: { code: 'PRICE_CHANGED' }, price: newPrice });
  });

  it('leads to other services where the provider was suspended in between, and says so', async () => {
    const run = await atReview({ holdSlot: refusal('LISTING_NOT_AVAILABLE') });
    run.send(hold);
    await run.arriveAt('service.choosing');
    expect(run.context()).toMatchObject({
      failure: { code: 'LISTING_NOT_AVAILABLE' },
      service: null,
      draft: { details },
    });
  });

  it('shows any other refusal on the review', async () => {
    const run = await atReview({ holdSlot: refusal('TOO_MANY_REQUESTS') });
    run.send(hold);
    await run.arriveAt('review.reviewing');
    expect(run.context().failure?.code).toBe('TOO_MANY_REQUESTS');
  });

  it('tries a lost answer again under the same key', async () => {
    const keys: unknown[] = [];
    const run = await atReview({
      holdSlot: async ({ request }) => {
        keys.push(request);
        if (keys.length === 1) await refusal('NETWORK_ERROR', {}, 0)();
        return { bookingId, paymentUrl: 'https://pay.example.com/session-1' };
      },
    });
    run.send(hold);
    await run.arriveAt('review.unsure');
    run.send({ type: 'RETRY.REQUESTED' });
    await run.arriveAt('payment.leaving');
    expect(keys).toEqual([
      { about: 'hold', key: 'booking-key-1' },
      { about: 'hold', key: 'booking-key-1' },
    ]);
  });

  it('keeps the held time while the payment page is away', async () => {
    const run = await atReview({ holdSlot: async () => ({ bookingId, paymentUrl: null }) });
    run.send(hold);
    await run.arriveAt('payment.held');
    expect(run.context()).toMatchObject({ bookingId, failure: { code: 'PAYMENT_PAGE_AWAY' } });
  });

  it('lets nobody back to the steps while a time is held', async () => {
    const run = atBooking(held);
    await run.arriveAt('payment.held');
    run.send({ type: 'STEP.OPENED', step: 'service' });
    expect(run.place()).toBe('payment.held');
  });
});

describe('paying', () => {
  it('proves nothing by coming back: the booking is read, and the payment’s end waited for', async () => {
    const run = runBooking({ readBooking: async () => held }, { bookingId, arrival: 'paid' });
    await run.arriveAt('payment.confirming');
    run.send({ type: 'BOOKING.READ', booking: held });
    expect(run.place()).toBe('payment.confirming');
    run.send({ type: 'BOOKING.READ', booking: requested });
    expect(run.place()).toBe('answer.awaiting');
  });

  it('counts as not paid once the payment provider has not said so for a while', async () => {
    const run = runBooking({ readBooking: async () => held }, { bookingId, arrival: 'paid' });
    await run.arriveAt('payment.confirming');
    run.clock.increment(8_000);
    expect(run.place()).toBe('payment.held');
  });

  it('comes back with the bank’s sentence after a declined card, and pays again', async () => {
    const run = runBooking({ readBooking: async () => declinedCard }, { bookingId, arrival: 'paid' });
    await run.arriveAt('payment.declined');
    expect(run.context().booking?.payment?.declineMessage).toBe('Your bank declined the card.');
    run.send({ type: 'PAYMENT.REQUESTED' });
    await run.arriveAt('payment.leaving');
  });

  it('reads the booking when the browser brings the page back as it was', async () => {
    const run = await atReview({ readBooking: async () => requested });
    run.send(hold);
    await run.arriveAt('payment.leaving');
    run.send({ type: 'BROWSER.RETURNED' });
    await run.arriveAt('answer.awaiting');
  });

  it('leads to the times when the hold ran out, with what was typed', async () => {
    const run = await atReview({ readBooking: async () => released });
    run.send(hold);
    await run.arriveAt('payment.leaving');
    run.send({ type: 'BROWSER.RETURNED' });
    await run.arriveAt('slot.choosing');
    expect(run.context()).toMatchObject({
      bookingId: null,
      booking: null,
      failure: { code: 'HOLD_RAN_OUT' },
      draft: { ...withService, ...work, details },
    });
  });

  it('brings back on another device what the server knows of a hold that ran out', async () => {
    const run = atBooking(released);
    await run.arriveAt('slot.choosing');
    expect(run.context().draft).toMatchObject({
      serviceId,
      ...work,
      details: { berth: details.berth, contact: details.contact, note: details.note },
    });
  });

  it('asks the server when the time is over by this browser’s clock', async () => {
    let read = held;
    const run = atBooking(held, { readBooking: async () => read });
    await run.arriveAt('payment.held');
    read = released;
    run.send({ type: 'HOLD.TIME_RAN_OUT' });
    await run.arriveAt('slot.choosing');
  });

  it.each([
    ['is free again', released, 'slot.choosing', null],
    ['was paid in the same moment', requested, 'answer.awaiting', null],
  ])('gives the time up, which %s', async (_, answer, place, failure) => {
    const run = atBooking(held, { giveUpBooking: async () => answer });
    await run.arriveAt('payment.held');
    run.send({ type: 'HOLD.GIVE_UP_REQUESTED' });
    await run.arriveAt(place);
    expect(run.context().failure).toBe(failure);
  });

  it('stays payable when the payment page cannot be opened', async () => {
    const run = atBooking(held, { openPayment: refusal('UNAVAILABLE', {}, 503) });
    await run.arriveAt('payment.held');
    run.send({ type: 'PAYMENT.REQUESTED' });
    await run.arriveAt('payment.held');
    expect(run.context().failure?.code).toBe('UNAVAILABLE');
  });
});

describe('the provider’s answer', () => {
  it.each([
    ['requested', requested, 'answer.awaiting'],
    ['time_proposed', timeProposed, 'answer.timeProposed'],
    ['confirmed', confirmed, 'answer.confirmed'],
    ['reschedule_proposed', rescheduleProposed, 'answer.rescheduleProposed'],
    ['in_progress', underWay, 'answer.underWay'],
    ['completed', completed, 'answer.over'],
    ['no_show', booking('no_show'), 'answer.over'],
    ['disputed', booking('disputed'), 'answer.over'],
    ['declined', declined, 'answer.declined'],
    ['expired', expired, 'answer.expired'],
    ['withdrawn', withdrawn, 'answer.withdrawn'],
    ['cancelled_by_crew', cancelled, 'answer.cancelled'],
    ['cancelled_by_provider', booking('cancelled_by_provider'), 'answer.cancelled'],
    ['cancelled', booking('cancelled'), 'answer.cancelled'],
  ] as const)('%s is resumed from the server, in any tab and on any device', async (_, read, place) => {
    const run = atBooking(read);
    await run.arriveAt(place);
  });

  it('is learnt while one looks, and an older answer is no news', async () => {
    const run = atBooking(requested);
    await run.arriveAt('answer.awaiting');
    run.send({ type: 'BOOKING.READ', booking: confirmed });
    expect(run.place()).toBe('answer.confirmed');
    run.send({ type: 'BOOKING.READ', booking: requested });
    expect(run.place()).toBe('answer.confirmed');
  });

  it.each([
    [
      'withdraws the request',
      requested,
      'answer.awaiting',
      { type: 'BOOKING.WITHDRAWN' },
      { action: 'withdraw' },
    ],
    [
      'accepts another time',
      timeProposed,
      'answer.timeProposed',
      { type: 'TIME.ACCEPTED' },
      { action: 'accept_time' },
    ],
    [
      'refuses another time',
      timeProposed,
      'answer.timeProposed',
      { type: 'TIME.REFUSED' },
      { action: 'refuse_time' },
    ],
    [
      'withdraws the time that was proposed',
      moveAsked,
      'answer.rescheduleProposed',
      { type: 'TIME.WITHDRAWN' },
      { action: 'withdraw_time' },
    ],
    [
      'cancels with the figure that was shown',
      confirmed,
      'answer.confirmed',
      { type: 'BOOKING.CANCELLED', expectedRefund: price.total, note: null },
      { action: 'cancel', expectedRefund: price.total, note: null },
    ],
  ] as const)('%s', async (_, read, place, event, act) => {
    const calls: unknown[] = [];
    const run = atBooking(read, {
      actOnBooking: async ({ request }) => {
        calls.push(request);
        return { ...withdrawn, version: 9 };
      },
    });
    await run.arriveAt(place);
    run.send(event);
    await run.arriveAt('answer.withdrawn');
    expect(calls).toEqual([{ about: 'act', act }]);
  });

  it('shows a refused step where one is', async () => {
    const run = atBooking(confirmed, { actOnBooking: refusal('NOT_ALLOWED_NOW') });
    await run.arriveAt('answer.confirmed');
    run.send({ type: 'BOOKING.CANCELLED', expectedRefund: price.total, note: null });
    await run.arriveAt('answer.confirmed');
    expect(run.context().failure?.code).toBe('NOT_ALLOWED_NOW');
  });

  it('proposes another time, chosen again where it was taken meanwhile', async () => {
    const answers = [refusal('SLOT_TAKEN', { nearestSlots }), async () => rescheduleProposed];
    const run = atBooking(confirmed, { actOnBooking: async () => (await answers.shift()?.()) ?? forever() });
    await run.arriveAt('answer.confirmed');
    run.send({ type: 'RESCHEDULE.STARTED' });
    const propose: BookingEvent = { type: 'RESCHEDULE.PROPOSED', startsAt: slot.startsAt, note: null };
    run.send(propose);
    await run.arriveAt('answer.choosingTime');
    expect(run.context().failure).toMatchObject({ code: 'SLOT_TAKEN', nearestSlots });
    run.send(propose);
    await run.arriveAt('answer.rescheduleProposed');
  });

  it('keeps the old time when one thinks better of it', async () => {
    const run = atBooking(confirmed);
    await run.arriveAt('answer.confirmed');
    run.send({ type: 'RESCHEDULE.STARTED' });
    run.send({ type: 'RESCHEDULE.ABANDONED' });
    expect(run.place()).toBe('answer.confirmed');
  });

  it('begins another booking with what was typed after a refusal', async () => {
    const run = atBooking(declined);
    await run.arriveAt('answer.declined');
    run.send({ type: 'BOOKING.REPEATED' });
    await run.arriveAt('slot.choosing');
    expect(run.context()).toMatchObject({ bookingId: null, booking: null, draft: { serviceId, ...work } });
  });

  it('says when it cannot be read, and tries again', async () => {
    const answers = [refusal('NETWORK_ERROR', {}, 0), async () => confirmed];
    const run = atBooking(confirmed, { readBooking: async () => (await answers.shift()?.()) ?? forever() });
    await run.arriveAt('trouble');
    run.send({ type: 'RETRY.REQUESTED' });
    await run.arriveAt('answer.confirmed');
  });
});

it('can be left during every wait', async () => {
  const run = atBooking(held, { openPayment: forever });
  await run.arriveAt('payment.held');
  run.send({ type: 'PAYMENT.REQUESTED' });
  run.clock.increment(8_000);
  expect(run.actor.getSnapshot().hasTag('slow')).toBe(true);
  run.send({ type: 'CANCEL.REQUESTED' });
  expect(run.place()).toBe('payment.held');
});
