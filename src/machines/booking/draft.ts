import type { Booking, BookingDetails, BookingDraft, ChosenService, OpenableStep } from './booking.types.ts';

const noDetails: BookingDetails = {
  yachtId: null,
  berth: null,
  contact: null,
  latestUsefulOn: null,
  note: null,
  poNumber: null,
  costCentre: null,
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

/** On board nobody is found without a berth or a yacht; the server refuses such a booking too. */
export const isPlaceKnown = ({
  placeKind,
  details: { berth, yachtId },
}: Pick<BookingDraft, 'placeKind' | 'details'>): boolean =>
  placeKind !== 'berth' || berth !== null || yachtId !== null;

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
      // What was enough at the yard may not be on board.
      return draft.settled.includes(step) && isPlaceKnown(draft);
    case 'billing':
      return draft.settled.includes(step);
    case 'review':
      return false;
  }
}

/** The draft as far as the service can be booked so: a choice that there is only one of is made, what it is not offered for is chosen anew. */
export function draftFor(
  { placeKinds, ports }: Pick<ChosenService, 'placeKinds' | 'ports'>,
  draft: BookingDraft,
): BookingDraft {
  const placeKind = onlyOr(
    placeKinds,
    placeKinds.find((kind) => kind === draft.placeKind),
  );
  const port = onlyOr(
    ports.map(({ slug }) => slug),
    ports.find(({ slug }) => slug === draft.port)?.slug,
  );
  const isElsewhere = draft.port !== null && port !== draft.port;
  return {
    ...draft,
    placeKind,
    port: placeKind === 'remote' ? null : port,
    startsAt: placeKind === null || isElsewhere ? null : draft.startsAt,
  };
}

const onlyOr = <Choice>([only, ...others]: readonly Choice[], chosen: Choice | undefined): Choice | null =>
  chosen ?? (others.length === 0 ? (only ?? null) : null);

/** The draft of another booking like this one. What was typed here goes before what the server has. */
export function draftLike(
  { serviceId, quantity, place, note, costCentre }: Booking,
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
      // The number is of one purchase.
      poNumber: typed.poNumber,
      costCentre: typed.costCentre ?? costCentre,
    },
    billTo,
    settled: [],
  };
}
