import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { lazyScreen, waitingList } from './lazy-screen.tsx';

const Orders = () => <p>All orders</p>;
const waiting = waitingList({ title: 'Orders' });

it('shows the frame of the screen at once, and the screen when its code is there', async () => {
  const { Component } = await lazyScreen(async () => Orders, waiting)();
  render(<Component />);
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(await screen.findByText('All orders')).toBeVisible();
});

it('says on the whole page that its code is not there, and loads the page anew where there is a connection', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Component } = await lazyScreen(() => Promise.reject(new TypeError('Failed to fetch')), waiting)();
  render(<Component />);
  expect(await screen.findByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  again.click();
  // Offline, a browser would show its own error page.
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  again.click();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
  online.mockRestore();
  quiet.mockRestore();
});

it('is one component, however often the router asks for it', async () => {
  const load = lazyScreen(async () => Orders, waiting);
  expect(await load()).toEqual(await load());
});

it('is not drawn by the server where only a browser may', async () => {
  let asked = 0;
  const { Component } = await lazyScreen(
    async () => {
      asked += 1;
      return Orders;
    },
    waiting,
    { inBrowserOnly: true },
  )();
  expect(renderToString(<Component />)).toContain('Loading');
  expect(asked).toBe(0);
});
