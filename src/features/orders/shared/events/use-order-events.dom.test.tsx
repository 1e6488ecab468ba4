import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../../api/index.ts';
import { AuthProvider, startingSession, type SessionView } from '../../../account/index.ts';
import { useOrderEvents } from './use-order-events.ts';

afterEach(cleanup);

const somebody = {
  id: 'user-1',
  email: 'nadia@example.com',
  firstName: 'Nadia',
  lastName: 'Serra',
  name: 'Nadia Serra',
  role: 'supplier',
  status: 'active' as const,
  profilePictureUrl: null,
};
const signedIn: SessionView = {
  ...startingSession,
  context: { ...startingSession.context, isAuthenticated: true, user: somebody },
  hasTag: () => false,
};
const expired: SessionView = { ...signedIn, hasTag: (tag) => tag === 'expired' };

function watchedSession() {
  let view = signedIn;
  const listeners = new Set<(view: SessionView) => void>();
  return {
    getSnapshot: () => view,
    subscribe: (listener: (view: SessionView) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    send: () => undefined,
    become: (next: SessionView) => {
      view = next;
      for (const listener of listeners) listener(next);
    },
  };
}

function Screen({ name }: { name: string }) {
  useOrderEvents();
  const counts = useQuery<number>({
    queryKey: ['sub-orders', name],
    queryFn: ({ client, queryKey }) => (client.getQueryData<number>(queryKey) ?? 0) + 1,
  });
  return <p>{`${name} read ${counts.data ?? 0}`}</p>;
}

/** Renders two screens in one tab, with a server whose streams the test controls. */
function open() {
  const streams: { say: (text: string) => void; isOpen: () => boolean; authorization: string | null }[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      let control: ReadableStreamDefaultController<Uint8Array> | undefined;
      let isOpen = true;
      const body = new ReadableStream<Uint8Array>({ start: (given) => void (control = given) });
      request.signal.addEventListener('abort', () => {
        isOpen = false;
        control?.error(new DOMException('Aborted', 'AbortError'));
      });
      streams.push({
        say: (text) => control?.enqueue(new TextEncoder().encode(text)),
        isOpen: () => isOpen,
        authorization: request.headers.get('authorization'),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  });
  const session = watchedSession();
  render(
    <ApiProvider api={{ client, settings: createSettingsCalls(client, () => 'a-token') }}>
      <AuthProvider session={session}>
        <QueryClientProvider client={new QueryClient()}>
          <Screen name="List" />
          <Screen name="Detail" />
        </QueryClientProvider>
      </AuthProvider>
    </ApiProvider>,
  );
  return { streams, session };
}

it('holds one line for all screens of a tab, with the token in its header, and has them ask anew', async () => {
  const { streams } = open();
  // Once on mount, once when the connection is open.
  expect(await screen.findByText('List read 2')).toBeInTheDocument();
  streams[0]?.say('event: order\ndata: {}\n\n');
  expect(await screen.findByText('List read 3')).toBeInTheDocument();
  expect(await screen.findByText('Detail read 3')).toBeInTheDocument();
  expect(streams.map(({ authorization }) => authorization)).toEqual(['Bearer a-token']);
});

it('lets the line go when the session expires, and takes another once signed in again', async () => {
  const { streams, session } = open();
  await screen.findByText('List read 2');
  act(() => session.become(expired));
  await waitFor(() => expect(streams[0]?.isOpen()).toBe(false));
  act(() => session.become(signedIn));
  await waitFor(() => expect(streams).toHaveLength(2));
});
