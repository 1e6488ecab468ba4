import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { innerFetch } from '../site/inner-fetch.ts';
import { renderFor, readsOwnWrites } from './own-writes.ts';

const origin = 'http://localhost:4000';

it("renders a page with its visitor's own recent changes, and for others with possibly older data", async () => {
  const app = Fastify();
  const read = innerFetch(app, origin);
  app.get('/api/market/overview', async (request) => ({ own: readsOwnWrites(request) }));
  app.get('/*', (request) =>
    renderFor(request, async () => {
      await Promise.resolve();
      return (await read(`${origin}/api/market/overview`)).json();
    }),
  );
  const drawn = async (cookie: string) =>
    (await app.inject({ url: '/product/1', headers: { cookie } })).json();
  expect(await Promise.all([drawn('wrote=1'), drawn('theme=dark'), drawn('a=b; wrote=1')])).toEqual([
    { own: true },
    { own: false },
    { own: true },
  ]);
  await app.close();
});
