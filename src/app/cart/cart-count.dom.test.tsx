import { mara } from '../../machines/session/testing/mara.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartLine, cartOf, idsOf } from '../../machines/cart/testing/carts.ts';
import { TOKEN_KEY, USER_KEY } from '../../machines/session/index.ts';
import { good, openApp, type AppAnswers } from '../testing/open-app.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.setItem(USER_KEY, JSON.stringify(mara));
  localStorage.setItem(TOKEN_KEY, 'a-token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const cart = cartOf([cartLine('A', 2)]);

/** Opens the app as a crew member whose cart request gets this answer. */
const open = (answer: AppAnswers[string], path = '/crew/settings') =>
  openApp({ path, answers: { 'GET /settings': () => good({ user: mara }), 'GET /carts': answer } });

const failed = 'Cart. Failed to fetch cart count';

it.each<[string, AppAnswers[string], string]>([
  ['with a count', () => good(cart), 'Cart, 2 items'],
  ['without a count', () => good({}), 'Cart, empty'],
  ['with a count that is none', () => good({ totalItems: 'many' }), 'Cart, empty'],
  ['with a count below zero', () => good({ totalItems: -2 }), 'Cart, empty'],
  ['with no more than a count', () => good({ totalItems: 3 }), 'Cart, 3 items'],
  ['by a refusal', () => Response.json({ status: false, error: 'No.' }), 'Cart, empty'],
  ['without data', () => Response.json({ status: true }), failed],
  ['with null', () => Response.json(null), failed],
  ['in HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), failed],
  ['not at all', () => null, failed],
])('the count of a cart that is answered %s is said in the header', async (_, answer, name) => {
  open(answer);
  const link = await screen.findByRole('link', { name });
  expect(link.textContent).not.toContain('NaN');
  if (name === failed) expect(link).toHaveTextContent('Failed to fetch cart count');
});

it.each<[string, AppAnswers[string]]>([
  ['without data', () => Response.json({ status: true })],
  ['without lines', () => good({})],
  ['with lines that are none', () => good({ ...cart, lines: [null] })],
  ['with null', () => Response.json(null)],
])(
  'a cart that is answered %s is not waited for on its screen, and can be asked again',
  async (_, answer) => {
    let isBroken = true;
    const { user } = open((request) => (isBroken ? answer(request) : good(cart)), '/crew/cart');
    expect(await screen.findByText('We couldn’t load your cart.')).toBeVisible();
    expect(screen.getByText(/^The server sent an answer we couldn’t read/)).toBeVisible();
    expect(screen.queryByLabelText('Loading your cart')).toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    expect(screen.getByRole('listitem', { name: 'Fender A' })).toBeVisible();
  },
);

it.each<[string, () => void]>([
  [
    'once one is back at this tab',
    () => {
      fireEvent(document, new Event('visibilitychange'));
      fireEvent.focus(window);
    },
  ],
  [
    'while this one is shown next to it',
    () => {
      const otherTab = new BroadcastChannel('quayside-cart');
      otherTab.postMessage('checkout-1-4');
      otherTab.close();
    },
  ],
])('the count follows what another tab changed %s', async (_, follow) => {
  let shown = cart;
  const { asked } = open(() => good(shown));
  await screen.findByRole('link', { name: 'Cart, 2 items' });
  const readings = () => asked.filter(({ call }) => call === 'GET /carts').length;
  const before = readings();
  shown = cartOf([cartLine('A', 5)]);
  follow();
  expect(await screen.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
  expect(readings()).toBe(before + 1);
});

it('other tabs are told of the first cart of a page, which may come back from paying', async () => {
  const otherTab = new BroadcastChannel('quayside-cart');
  const told = new Promise((resolve) =>
    otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  );
  open(() => good(cart));
  expect(await told).toBe(cart.checkoutKey);
  otherTab.close();
});

it('the count is what an addition says, other tabs are told, and the cart is read where it is shown', async () => {
  let shown = cart;
  const {
    cart: handle,
    router,
    asked,
  } = openApp({
    path: '/crew/settings',
    answers: {
      'GET /settings': () => good({ user: mara }),
      'GET /carts': () => good(shown),
      'POST /carts/add': () => {
        shown = cartOf([cartLine('A', 2), cartLine('B', 1)], { version: 4, checkoutKey: 'checkout-1-4' });
        return good({ totalItems: 3, version: 4, checkoutKey: 'checkout-1-4' });
      },
    },
  });
  await screen.findByRole('link', { name: 'Cart, 2 items' });
  const otherTab = new BroadcastChannel('quayside-cart');
  const told = new Promise((resolve) =>
    otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  );
  const readings = () => asked.filter(({ call }) => call === 'GET /carts').length;
  const before = readings();
  const request = { requestId: 'r', kind: 'add', line: idsOf('B') } as const;
  handle.send({ type: 'ITEM.ADD_REQUESTED', at: '', request });
  await waitFor(() => expect(asked.some(({ call }) => call === 'POST /carts/add')).toBe(true));
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  expect([await told, readings()]).toEqual(['checkout-1-4', before]);
  otherTab.close();
  await act(async () => router.navigate('/crew/cart'));
  expect(await screen.findByRole('listitem', { name: 'Fender B' })).toBeVisible();
  expect(readings()).toBe(before + 1);
});

it('settings that never come keep nobody from the cart', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openApp({ path: '/crew/cart', answers: { 'GET /carts': () => good(cart) } });
  await vi.advanceTimersByTimeAsync(8_000);
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Fender A' })).toBeVisible());
});
