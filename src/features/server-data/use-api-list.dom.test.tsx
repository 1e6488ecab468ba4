import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { dataOf } from '../../api/index.ts';
import { ok, renderReading } from './testing/render-reading.tsx';
import { useApiList, type PageTools } from './use-api-list.ts';

interface Row {
  readonly id: string;
  readonly name: string;
}

const row = (id: string, name = id): Row => ({ id, name });

/** Any list of the contract; the test provides the answers. */
const readRows =
  (q: string) =>
  async ({ client, cursor, signal }: PageTools) => {
    const query = { q, ...(cursor !== null && { cursor }) };
    const page: unknown = await dataOf(client.GET('/admin/orders', { params: { query }, signal }));
    return page as { items: Row[]; nextCursor: string | null; total: number };
  };

function Rows({ q }: { q: string }) {
  const list = useApiList({ key: ['rows', q], readPage: readRows(q) });
  return (
    <>
      <output>{list.items?.map(({ name }) => name).join(' ') ?? 'nothing'}</output>
      <p>{list.first ? `${list.first.total} in total` : null}</p>
      {list.isPrevious ? <p>of another search</p> : null}
      {list.hasMore ? <button onClick={list.readMore}>More</button> : null}
    </>
  );
}

function Searching() {
  const [q, setQ] = useState('ropes');
  return (
    <>
      <Rows q={q} />
      <button onClick={() => setQ('sails')}>Sails</button>
    </>
  );
}

const asks = ({ url }: Request): string => new URL(url).search;

it('adds page to page in their order, each item once as it was read last, until there are no more', async () => {
  const pages: Record<string, unknown> = {
    '?q=ropes': { items: [row('a'), row('b')], nextCursor: 'c2', total: 3 },
    '?q=ropes&cursor=c2': { items: [row('b', 'b-newer'), row('c')], nextCursor: null, total: 3 },
  };
  const { asked } = renderReading(<Rows q="ropes" />, (request) => ok(pages[asks(request)]));
  expect(await screen.findByText('a b')).toBeVisible();
  expect(screen.getByText('3 in total')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('a b-newer c')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  expect(asked.map(asks)).toEqual(Object.keys(pages));
});

it('keeps what was found before while another search is read', async () => {
  const sails = Promise.withResolvers<Response>();
  renderReading(<Searching />, (request) =>
    asks(request) === '?q=ropes' ? ok({ items: [row('a')], nextCursor: null, total: 1 }) : sails.promise,
  );
  expect(await screen.findByText('a')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sails' }));
  expect(await screen.findByText('of another search')).toBeVisible();
  expect(screen.getByText('a')).toBeVisible();
  await act(async () => sails.resolve(ok({ items: [row('s')], nextCursor: null, total: 1 })));
  expect(await screen.findByText('s')).toBeVisible();
  expect(screen.queryByText('of another search')).toBeNull();
});

function Paged() {
  const [cursor, setCursor] = useState<string | null>(null);
  const { items, first, isPrevious } = useApiList({
    key: ['rows'],
    from: cursor,
    readPage: readRows('ropes'),
  });
  const next = first?.nextCursor ?? null;
  return (
    <>
      <output>{items?.map(({ name }) => name).join(' ') ?? 'nothing'}</output>
      {isPrevious ? <p>the page before</p> : null}
      {next === null ? null : <button onClick={() => setCursor(next)}>Next</button>}
    </>
  );
}

it('shows one page at a time, the one before until the next is there', async () => {
  const second = Promise.withResolvers<Response>();
  const { asked } = renderReading(<Paged />, (request) =>
    asks(request).includes('cursor') ? second.promise : ok({ items: [row('a')], nextCursor: 'c2', total: 2 }),
  );
  expect(await screen.findByText('a')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('the page before')).toBeVisible();
  await act(async () => second.resolve(ok({ items: [row('b')], nextCursor: null, total: 2 })));
  expect(await screen.findByText('b')).toBeVisible();
  await waitFor(() => expect(asked.map(asks)).toEqual(['?q=ropes', '?q=ropes&cursor=c2']));
});
