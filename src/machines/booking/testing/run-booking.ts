import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { bookingMachine } from '../booking.machine.ts';
import type {
  Booking,
  BookingContext,
  BookingEvent,
  BookingInput,
  BookingPrice,
  ChosenService,
  HeldBooking,
  Offer,
} from '../booking.types.ts';
import { emptyDraft } from '../draft.ts';
import { bookingId, engineService, held, offer, price } from './examples.ts';

type Effect<Output> = (context: BookingContext) => Promise<Output>;

/** What each effect does when the path runs it. */
export interface Scene {
  loadService?: Effect<ChosenService>;
  checkSlot?: Effect<Offer>;
  priceBooking?: Effect<BookingPrice>;
  holdSlot?: Effect<HeldBooking>;
  openPayment?: Effect<HeldBooking>;
  readBooking?: Effect<Booking>;
  giveUpBooking?: Effect<Booking>;
  actOnBooking?: Effect<Booking>;
}

const pathOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([state, inner]) => `${state}.${pathOf(inner)}`)
        .join()
    : String(value);

const paymentUrl = 'https://pay.example.com/session-1';

/** The booking machine, started, with effects that behave as the scene defines. */
export function runBooking(scene: Scene = {}, input: Partial<BookingInput> = {}) {
  const left: string[] = [];
  const clock = new SimulatedClock();
  const effect = <Output>(answer: Effect<Output> | undefined, otherwise: Output) =>
    fromPromise<Output, BookingContext>(({ input: context }) =>
      answer ? answer(context) : Promise.resolve(otherwise),
    );
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        loadService: effect(scene.loadService, engineService),
        checkSlot: effect(scene.checkSlot, offer),
        priceBooking: effect(scene.priceBooking, price),
        holdSlot: effect(scene.holdSlot, { bookingId, paymentUrl }),
        openPayment: effect(scene.openPayment, { bookingId, paymentUrl }),
        readBooking: effect(scene.readBooking, held),
        giveUpBooking: effect(scene.giveUpBooking, held),
        actOnBooking: effect(scene.actOnBooking, held),
      },
      actions: { leaveForPayment: ({ context }) => left.push(context.paymentUrl ?? '') },
    }),
    { clock, input: { bookingId: null, arrival: 'walk', draft: emptyDraft, resumesAt: null, ...input } },
  ).start();
  const place = (): string => pathOf(actor.getSnapshot().value).replace(/\.(?:onTime|slow)$/, '');
  return {
    actor,
    clock,
    left,
    place,
    arriveAt: (wanted: string) => waitFor(actor, () => place() === wanted, { timeout: 2_000 }),
    send: (event: BookingEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
  };
}

export const forever = (): Promise<never> => new Promise(() => undefined);

/** A refusal in the shape of ApiError. */
export const refusal =
  (code: string, details: object = {}, status = 409) =>
  (): Promise<never> =>
    Promise.reject(Object.assign(new Error(`Refused: ${code}.`), { code, details, status }));
