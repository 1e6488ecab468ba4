import type { BookingDraft, OpenableStep, PlaceKind, StepName } from '../../../machines/booking/index.ts';
import { emptyDraft } from '../../../machines/booking/index.ts';

/** The addresses of the booking flow's steps (docs/requirements.md §2). */
const bookPaths = {
  service: '/crew/booking/select-service',
  filling: '/crew/booking/new-create-booking',
  confirming: '/crew/booking/confirm-booking',
  status: '/crew/booking/status',
} as const;

type Chosen = Pick<BookingDraft, 'serviceId' | 'placeKind' | 'port' | 'quantity' | 'startsAt'>;

const placeKinds: readonly PlaceKind[] = ['berth', 'yard', 'remote'];

/** The choices in an address. It contains nothing about who books or where exactly. */
export function chosenIn(params: URLSearchParams): Chosen {
  const quantity = Number(params.get('quantity'));
  const startsAt = params.get('start') ?? '';
  return {
    serviceId: params.get('service') || null,
    placeKind: placeKinds.find((kind) => kind === params.get('place')) ?? null,
    port: params.get('port') || null,
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : emptyDraft.quantity,
    startsAt: Number.isNaN(Date.parse(startsAt)) ? null : startsAt,
  };
}

/** The number of the booking that is booked again, from the link on its page; null without one. */
export const againIn = (search: string): string | null => {
  const number = new URLSearchParams(search).get('again') ?? '';
  return /^B-\d{1,12}$/.test(number) ? number : null;
};

function paramsOf({ serviceId, placeKind, port, quantity, startsAt }: Chosen): URLSearchParams {
  const params = new URLSearchParams();
  if (serviceId !== null) params.set('service', serviceId);
  if (placeKind !== null) params.set('place', placeKind);
  if (port !== null) params.set('port', port);
  if (quantity !== emptyDraft.quantity) params.set('quantity', String(quantity));
  if (startsAt !== null) params.set('start', startsAt);
  return params;
}

/** The page on which a held time is paid or released. */
export const heldPath = (bookingId: string): string =>
  `${bookPaths.confirming}?booking=${encodeURIComponent(bookingId)}`;

/** The address of a step; a reload, another tab and the back button lead to it again. */
export function addressOf(step: StepName, draft: Chosen, bookingId: string | null): string {
  if (step === 'payment') return heldPath(bookingId ?? '');
  if (step === 'answer') return `${bookPaths.status}?booking=${bookingId ?? ''}`;
  if (step === 'service') return bookPaths.service;
  const params = paramsOf(draft);
  if (step === 'review') return `${bookPaths.confirming}?${params}`;
  params.set('step', step);
  return `${bookPaths.filling}?${params}`;
}

const named: Readonly<Record<string, OpenableStep>> = {
  slot: 'slot',
  details: 'details',
  billing: 'billing',
};

/** The step that an address names; null if it names none, as in a link from a service's page. */
export function stepIn(pathname: string, params: URLSearchParams): OpenableStep | null {
  if (pathname === bookPaths.service) return params.has('service') ? null : 'service';
  if (pathname === bookPaths.confirming) return 'review';
  return named[params.get('step') ?? ''] ?? null;
}
