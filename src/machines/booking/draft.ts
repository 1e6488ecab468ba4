import type { Booking, BookingDetails, BookingDraft, OpenableStep } from './booking.types.ts';

const noDetails: BookingDetails = {
  yachtId: null,
  berth: null,
  contact: null,
  latestUsefulOn: null,
  note: null,
};

export const emptyDraft: BookingDraft = {
  serviceId: null,
  placeKind: null,
  port: null,
  quantity: 1,
  startsAt: null,
  details: noDetails,
  billTo: null,
  settled: [],
};

/** Whether what a step asks for is there: what the guard "step is settled" asks. */
export function isStepSettled(
  { draft, service, offer }: { draft: BookingDraft; service: object | null; offer: object | null },
  step: OpenableStep,
): boolean {
  switch (step) {
    case 'service':
      return service !== null;
    case 'slot':
      return offer !== null;
    case 'details':
    case 'billing':
      return draft.settled.includes(step);
    case 'review':
      return false;
  }
}

/** The draft of another booking like this one. What was typed here goes before what the server has. */
export function draftLike(
  { serviceId, quantity, place, note }: Booking,
  { details: typed, billTo }: BookingDraft,
): BookingDraft {
  return {
    serviceId,
    placeKind: place.kind,
    port: place.portSlug,
    quantity,
    startsAt: null,
    details: {
      yachtId: typed.yachtId,
      berth: typed.berth ?? place.berth,
      contact: typed.contact ?? place.contact,
      latestUsefulOn: typed.latestUsefulOn ?? place.latestUsefulOn,
      note: typed.note ?? note,
    },
    billTo,
    settled: [],
  };
}
