import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ErrorBoundary } from 'react-error-boundary';
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

it('leaves a failure to load it to the router', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { Component } = await lazyScreen(() => Promise.reject(new TypeError('Failed to fetch')), waiting)();
  render(
    <ErrorBoundary fallbackRender={({ error }) => <p>{String(error)}</p>}>
      <Component />
    </ErrorBoundary>,
  );
  expect(await screen.findByText(/^PartLoadError/)).toBeInTheDocument();
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
