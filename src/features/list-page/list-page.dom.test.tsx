import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok, refused, renderScreen } from '../testing/render-screen.tsx';
import { day } from './filters.tsx';
import { defineList } from './list-definition.ts';
import { ListPage } from './list-page.tsx';
import { page, parts } from './testing/parts.ts';
import { partsList } from './testing/parts-list.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Renders the list at an address; the fake server refuses if the answer is undefined. */
function open(answer: (query: URLSearchParams) => object | undefined, address = '/parts', list = partsList) {
  const chosen: string[] = [];
  const bulk = (rows: readonly { readonly name: string }[]) => {
    chosen.splice(0, chosen.length, ...rows.map(({ name }) => name));
    return null;
  };
  const shown = renderScreen(
    <ListPage list={list} bulk={bulk} />,
    ({ query }) => {
      const data = answer(new URLSearchParams(query));
      return data ? ok(data) : refused(403, 'FORBIDDEN', 'No.');
    },
    { at: address },
  );
  const asked = () => shown.asked.map(({ query }) => `?${new URLSearchParams(query).toString()}`);
  return { asked, chosen, router: shown.router, user: shown.user };
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const all = () => page(parts);

it('folds several filters on a phone, and says how many of them are chosen', async () => {
  const filters = { ...partsList.filters, from: day('From', {}), until: day('Until', {}) };
  const { user } = open(all, '/parts?status=paused&from=2026-11-01', defineList({ ...partsList, filters }));
  const button = await screen.findByRole('button', { name: 'Filters (2)' });
  const folded = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(folded).toContainElement(screen.getByLabelText('Until'));
  expect(folded).not.toContainElement(screen.getByLabelText('Search parts'));
  expect([button.getAttribute('aria-expanded'), folded?.dataset.open]).toEqual(['false', 'false']);
  await user.click(button);
  expect([button.getAttribute('aria-expanded'), folded?.dataset.open]).toEqual(['true', 'true']);
});

it('shows one filter without a fold', async () => {
  open(all);
  await screen.findByLabelText('Status');
  expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
});

describe('what the address says', () => {
  it('is asked for, and what is chosen is kept in it', async () => {
    const { asked, router, user } = open(all, '/parts?q=f4&status=paused');
    await screen.findByRole('rowheader', { name: 'Fender F4' });
    expect(asked()).toEqual(['?limit=50&sort=name&q=f4&status=paused']);
    await user.selectOptions(screen.getByLabelText('Status'), 'All statuses');
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(router.state.location.search).toBe('?q=f4&sort=price');
    await waitFor(() => expect(asked().at(-1)).toBe('?limit=50&sort=price&q=f4'));
  });

  it('names the page, where pages have addresses: back and forward go through them', async () => {
    const paged = defineList({ ...partsList, pages: { next: 'Next parts', first: 'First parts' } });
    const { router, user } = open(
      (query) => (query.has('cursor') ? page(parts.slice(2), null, 3) : page(parts.slice(0, 2), 'c2', 3)),
      '/parts?status=active',
      paged,
    );
    await user.click(await screen.findByRole('link', { name: 'Next parts' }));
    await waitFor(() => expect(names()).toEqual(['Winch handle']));
    expect(router.state.location.search).toBe('?status=active&cursor=c2');
    expect(screen.getByRole('link', { name: 'First parts' })).toHaveAttribute('href', '/parts?status=active');
    await router.navigate(-1);
    await waitFor(() => expect(names()).toEqual(['Anchor swivel', 'Fender F4']));
  });
});

it('reads on below, and says how many there are', async () => {
  const { user } = open((query) =>
    query.has('cursor') ? page(parts.slice(2), null, 3) : page(parts.slice(0, 2), 'c2', 3),
  );
  expect(await screen.findByText('2 of 3 parts')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('3 parts')).toBeVisible();
});

it('keeps the choice of columns in the browser', async () => {
  const { user } = open(all);
  await screen.findByText('Anchor swivel');
  expect(heads()).toEqual(['', 'Part', 'Price', 'Brand']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Brand' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Last change' }));
  cleanup();
  open(all);
  await screen.findByText('Anchor swivel');
  expect(heads()).toEqual(['', 'Part', 'Price', 'Last change']);
});

it('exports all pages as they were searched for, each column with its header', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { asked, user } = open(
    (query) => (query.has('cursor') ? page(parts.slice(2), null, 3) : page(parts.slice(0, 2), 'c2', 3)),
    '/parts?q=a',
  );
  await screen.findByText('Anchor swivel');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.text())?.trim().split('\r\n')).toEqual([
    'Currency,Part,Price',
    'EUR,Anchor swivel,10.00',
    'EUR,Fender F4,20.00',
    'EUR,Winch handle,30.00',
  ]);
  expect(asked().slice(1)).toEqual(['?limit=50&sort=name&q=a', '?limit=50&sort=name&q=a&cursor=c2']);
});

it('forgets what is selected when something else is searched for', async () => {
  const { chosen, user } = open(all);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Fender F4' }));
  expect(chosen).toEqual(['Fender F4']);
  await user.selectOptions(screen.getByLabelText('Status'), 'Paused');
  expect(chosen).toEqual([]);
});

describe('a list with nothing to show', () => {
  it('says what will be here while there is nothing yet', async () => {
    open(() => page([]));
    expect(await screen.findByText('No parts yet')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('leads back to everything where a search finds nothing', async () => {
    const { router, user } = open((query) => page(query.has('q') ? [] : parts), '/parts?q=keel&sort=-price');
    await user.click(await screen.findByRole('button', { name: 'Show all parts' }));
    expect(router.state.location.search).toBe('?sort=-price');
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('says that it was refused, with what support needs, and tries again', async () => {
    let isRefused = true;
    const { user } = open(() => (isRefused ? undefined : all()));
    expect(await screen.findByRole('alert')).toHaveTextContent('FORBIDDEN · request-1');
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Anchor swivel')).toBeVisible();
  });

  it('shows in its place what somebody sees whom the server refuses it', async () => {
    open(() => undefined, '/parts', defineList({ ...partsList, forbidden: <p>For administrators</p> }));
    expect(await screen.findByText('For administrators')).toBeVisible();
  });
});
