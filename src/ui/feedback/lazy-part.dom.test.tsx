import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { awaitFirstInteraction } from '../../browser/first-interaction.ts';
import { lazyPart } from './lazy-part.tsx';

const Menu = ({ label }: { label: string }) => <p>{label} is here</p>;

it('shows what waits, then the part', async () => {
  const Part = lazyPart(async () => Menu, { waiting: <p>Loading</p> });
  render(<Part label="The menu" />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('The menu is here')).toBeInTheDocument();
});

it('leaves the rest of the screen as it was when the part does not load, and can be tried again', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const load = vi
    .fn<() => Promise<typeof Menu>>()
    .mockRejectedValueOnce(new TypeError('404'))
    .mockResolvedValue(Menu);
  const Part = lazyPart(load);
  render(
    <>
      <input aria-label="Note" />
      <Part label="The menu" />
    </>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Note'), 'kept');
  expect(await screen.findByRole('alert')).toHaveTextContent('This part didn’t load.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The menu is here')).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('kept');
  quiet.mockRestore();
});

it('offers a reload when the part does not load again, because a newer version may have replaced it', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Part = lazyPart<{ label: string }>(() => Promise.reject(new TypeError('404')));
  render(<Part label="The menu" />);
  const user = userEvent.setup();
  expect(await screen.findByRole('alert')).not.toHaveTextContent('Reload');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  quiet.mockRestore();
});

it('waits for a connection, and asks for the part when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => Menu);
  const Part = lazyPart(load, { waiting: <p>Drawn</p> });
  render(<Part label="The menu" />);
  expect([screen.getByText('Drawn').textContent, load.mock.calls.length]).toEqual(['Drawn', 0]);
  online.mockRestore();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The menu is here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches the part beforehand when asked to', async () => {
  const load = vi.fn(async () => Menu);
  const Part = lazyPart(load);
  Part.preload();
  render(<Part label="The menu" />);
  expect(await screen.findByText('The menu is here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not take a fault of the part itself for a part that did not load', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Part = lazyPart(async () => () => {
    throw new Error('a bug');
  });
  render(
    <ErrorBoundary fallback={<p>the screen failed</p>}>
      <Part />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('the screen failed')).toBeInTheDocument();
  quiet.mockRestore();
});

it('leaves its code for the first sign of a person where it may', async () => {
  awaitFirstInteraction({ page: document, hasShown: false });
  const load = vi.fn(async () => Menu);
  const Part = lazyPart(load, { waiting: <p>Drawn</p>, atFirstSign: true });
  render(<Part label="The menu" />);
  expect([screen.getByText('Drawn').textContent, load.mock.calls.length]).toEqual(['Drawn', 0]);
  await userEvent.setup().keyboard('a');
  expect(await screen.findByText('The menu is here')).toBeInTheDocument();
});

it('leaves what the server has rendered when the screen around it is rendered again', async () => {
  const Ready = lazyPart(async () => Menu);
  const { container, unmount } = render(<Ready label="The menu" />);
  await screen.findByText('The menu is here');
  const html = renderToString(<Suspense fallback={null}>here</Suspense>).replace('here', container.innerHTML);
  unmount();
  awaitFirstInteraction({ page: document, hasShown: false });
  const Part = lazyPart(async () => Menu, { atFirstSign: true });
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  const root = await act(async () => hydrateRoot(page, <Part label="The menu" />));
  await act(async () => root.render(<Part label="The menu" />));
  expect(page).toHaveTextContent('The menu is here');
  await act(async () => root.unmount());
  page.remove();
});
