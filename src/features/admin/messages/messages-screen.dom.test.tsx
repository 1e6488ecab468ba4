import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ok, refused, renderScreen } from '../../testing/render-screen.tsx';
import { MessagesScreen } from './messages-screen.tsx';
import { answered, counts, rows } from './testing/example-messages.ts';

afterEach(cleanup);

function open(
  search: string,
  acted: () => Response = () => ok({ ...answered, status: 'closed', actions: ['reopen'] }),
) {
  const { asked, sent, router } = renderScreen(
    <MessagesScreen />,
    ({ call }) => {
      if (call.startsWith('POST')) return acted();
      const isList = call.endsWith('/contact-messages');
      return isList ? ok({ items: rows, nextCursor: null, counts }) : ok(answered);
    },
    { at: `/admin/dashboard?show=messages${search}` },
  );
  return { asked, sent, address: () => router.state.location.search };
}

it('lists what waits for an answer, and opens it without leaving the desk', async () => {
  const { asked, address } = open('');
  await userEvent.click(await screen.findByRole('link', { name: /Mara Lindqvist/ }));
  expect(address()).toBe(`?show=messages&message=${answered.id}`);
  expect(await screen.findByRole('heading', { name: 'Mara Lindqvist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Q-10001' })).toHaveAttribute(
    'href',
    `/admin/orders-management/${answered.purchase?.id}`,
  );
  expect(asked[0]).toMatchObject({ query: { limit: '50', status: 'open' } });
});

it('sends an answer for the version that was read, and keeps it where somebody else was faster', async () => {
  const { sent } = open(`&message=${answered.id}`, () => refused(412, 'CHANGED_ELSEWHERE', 'Changed.'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'On Monday.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/Someone wrote in this conversation in the meantime/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('On Monday.');
  expect(sent().map(({ body }) => body)).toContainEqual({
    command: 'answer',
    text: 'On Monday.',
    version: 3,
  });
});

it('asks before it closes a message that nobody has answered', async () => {
  const unanswered = { ...answered, status: 'open', actions: ['answer', 'close'] };
  const { sent } = renderScreen(
    <MessagesScreen />,
    ({ call }) =>
      call.endsWith('/contact-messages') ? ok({ items: rows, nextCursor: null, counts }) : ok(unanswered),
    { at: `/admin/dashboard?show=messages&message=${answered.id}` },
  );
  const acts = () => sent().filter(({ body }) => body !== undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Close without an answer' }));
  const question = await screen.findByRole('alertdialog', { name: /^Close M-\d+ without an answer\?$/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(acts()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close without an answer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close message' }));
  await waitFor(() => expect(acts().map(({ body }) => body)).toEqual([{ command: 'close', version: 3 }]));
});

it('offers what the server allows, and nothing else', async () => {
  open(`&message=${answered.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Open again' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
});
