import { bookingId, engineService, held, price } from '../../../../machines/booking/testing/examples.ts';
import type { Session } from '../../../account/index.ts';
import { ok, refused as refusedWith, renderScreen, type Asked } from '../../../testing/render-screen.tsx';
import { BookScreen } from '../book-screen.tsx';
import { cards, slots, yachts } from './example-reads.ts';

/** The server's answers by "METHOD /path": data or a Response. */
type Answers = Readonly<Record<string, (request: Asked) => unknown>>;

export const refused = (code: string, details: object = {}, status = 409) =>
  refusedWith(status, code, 'The server said no.', details);

const { id: serviceId } = engineService;
export const created = {
  bookingId,
  number: 'B-10001',
  expiresAt: '2026-11-25T09:15:00.000Z',
  paymentUrl: null,
  total: price.total,
};

const usual: Answers = {
  'GET /market/services': () => ({ items: cards, nextCursor: null, total: cards.length, categories: [] }),
  [`GET /market/services/${serviceId}`]: () => ({ ...engineService, others: [] }),
  [`GET /market/services/${serviceId}/slots`]: () => slots,
  'GET /yachts': () => ({ items: yachts }),
  'GET /market/overview': () => ({ ports: engineService.ports, departments: [], figures: {} }),
  'GET /bookings': () => ({ items: [], nextCursor: null, total: 0 }),
  'POST /bookings/price': () => price,
  'POST /bookings': () => created,
  [`GET /bookings/${bookingId}`]: () => held,
};

/**
 * Renders the booking flow with the real machine and a fake server that gives default answers unless the test sets
 * others.
 */
export function renderBook(at: string, answers: Answers = {}, session?: Session) {
  const { sent, ...shown } = renderScreen(
    <BookScreen />,
    (request) => {
      const answer = { ...usual, ...answers }[request.call]?.(request) ?? refused('NOT_FOUND', {}, 404);
      return answer instanceof Response ? answer : ok(answer);
    },
    { path: '/crew/booking/*', at, ...(session && { session }) },
  );
  return {
    ...shown,
    /** The calls that change something; asking for the price does not. */
    changes: () =>
      sent()
        .filter(({ call }) => call !== 'POST /bookings/price')
        .map(({ call, body, headers }) => ({ call, body, key: headers.get('idempotency-key') })),
  };
}
