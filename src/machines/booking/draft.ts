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

/** Work on board needs a berth or a yacht to find the buyer by; the server refuses a booking without. */
export const isPlaceKnown = ({
  placeKind,
  details: { berth, yachtId },
}: Pick<BookingDraft, 'placeKind' | 'details'>): boolean =>
  placeKind !== 'berth' || berth !== null || yachtId !== null;

/** Whether a step's required data is there; read by the guard "step is settled". */
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
      // Details that suffice at the yard may not suffice on board.
      return draft.settled.includes(step) && isPlaceKnown(draft);
    case 'billing':
      return draft.settled.includes(step);
    case 'review':
      return false;
  }
}

/**
 * The draft as far as this service can be booked with it: a choice with only one option is made, and one that the
 * service does not offer is cleared.
 */
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

/** The draft of another booking like this one. Values typed here take precedence over the server's. */
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
      // The purchase order number belongs to one purchase.
      poNumber: typed.poNumber,
      costCentre: typed.costCentre ?? costCentre,
    },
    billTo,
    settled: [],
  };
}
