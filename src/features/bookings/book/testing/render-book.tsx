import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../../api/index.ts';
import { bookingId, engineService, held, price } from '../../../../machines/booking/testing/examples.ts';
import { UiTheme } from '../../../../ui/index.ts';
import { AuthProvider, startingSession, stillSession, type Session } from '../../../account/index.ts';
import { BookScreen } from '../book-screen.tsx';
import { cards, slots, yachts } from './example-reads.ts';

interface Asked {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly key: string | null;
  readonly body: unknown;
}

/** What the server answers, by "METHOD /path": data, or a whole answer. */
type Answers = Readonly<Record<string, (asked: Asked) => unknown>>;

/** A crew member who is signed in: only then is the line to the events held. */
export const signedInSession: Session = (() => {
  const user = {
    id: 'user-1',
    email: 'mara@example.com',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    name: 'Mara Lindqvist',
    role: 'crew_member',
    status: 'active' as const,
    profilePictureUrl: null,
  };
  const view = {
    ...startingSession,
    context: { ...startingSession.context, isAuthenticated: true, user },
    hasTag: () => false,
  };
  return { ...stillSession, getSnapshot: () => view };
})();

export const refused = (code: string, details: object = {}, status = 409) =>
  Response.json(
    { status: false, message: 'The server said no.', error: { code, requestId: 'request-1', details } },
    { status },
  );

const { id: serviceId } = engineService;
const created = {
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
  'POST /bookings': () => created,
  [`GET /bookings/${bookingId}`]: () => held,
};

/** The road's screen with the real machine, over a server that answers as usual unless the test says otherwise. */
export function renderBook(address: string, answers: Answers = {}, session: Session = stillSession) {
  const asked: Asked[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = `${request.method} ${pathname.replace('/api', '')}`;
      const text = await request.text();
      const one: Asked = {
        call,
        query: searchParams,
        key: request.headers.get('idempotency-key'),
        body: text === '' ? null : JSON.parse(text),
      };
      asked.push(one);
      const answer = { ...usual, ...answers }[call]?.(one) ?? refused('NOT_FOUND', {}, 404);
      return answer instanceof Response
        ? answer
        : Response.json({ status: true, message: 'Done.', data: answer });
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/crew/booking/*', element: <BookScreen /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [address] },
  );
  const { unmount } = render(
    <ApiProvider api={{ client, settings: createSettingsCalls(client, () => 'a-token') }}>
      <AuthProvider session={session}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <UiTheme>
            <RouterProvider router={router} />
          </UiTheme>
        </QueryClientProvider>
      </AuthProvider>
    </ApiProvider>,
  );
  return {
    user: userEvent.setup(),
    router,
    unmount,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** What was sent to change something. */
    changes: () => asked.filter(({ call }) => !call.startsWith('GET')),
  };
}
