import { cleanup, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../api/index.ts';
import { createServerCache, ServerCacheProvider } from '../../server-data/index.ts';
import { toastStore } from '../../toasts/index.ts';
import { useArrivals } from './use-arrivals.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  onOrder.mockClear();
});

const event = (name: string, id: number, data: unknown) =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
const arrived = {
  id: 'one',
  kind: 'order',
  title: 'Q-10001 is on its way',
  detail: null,
  path: '/crew/dashboard',
};

/** A stream with one message that stays open, so that it is not requested again. */
const streamOf = (text: string) => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  void writable.getWriter().write(new TextEncoder().encode(text));
  return new Response(readable, { headers: { 'content-type': 'text/event-stream' } });
};

const onOrder = vi.fn();

function Arrivals() {
  useArrivals('mara', onOrder);
  return null;
}

function show(fetch: () => Promise<Response>) {
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch,
  });
  render(
    <StrictMode>
      <ApiProvider api={{ client, settings: createSettingsCalls(client, () => 'a-token') }}>
        <ServerCacheProvider cache={createServerCache({ retries: 0 })}>
          <MemoryRouter>
            <Arrivals />
          </MemoryRouter>
        </ServerCacheProvider>
      </ApiProvider>
    </StrictMode>,
  );
}

it('shows what arrives after React ended its effects and ran them again, as it does in development', async () => {
  show(async () => streamOf(event('begin', 41, {}) + event('notification', 42, arrived)));
  await waitFor(() =>
    expect(toastStore.getSnapshot().context.toasts.map(({ message }) => message)).toContain(arrived.title),
  );
  // What was ordered has left the cart.
  expect(onOrder).toHaveBeenCalled();
});

it('waits a time of its own before it opens a broken stream again, so that not all browsers come back at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  show(async () => new Response('', { headers: { 'content-type': 'text/event-stream' } }));
  await waitFor(() => expect(waits).toHaveBeenCalledWith(expect.any(Function), 1250));
});
