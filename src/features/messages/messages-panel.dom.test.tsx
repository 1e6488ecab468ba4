import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ok, refused, renderScreen, type Answers } from '../testing/render-screen.tsx';
import { MessagesPanel } from './index.ts';
import type { Message } from './message.types.ts';
import { conversation } from './testing/example-messages.ts';

afterEach(cleanup);

const path = '/sales/sale-1/messages';
const empty = { ...conversation, messages: [] };
const open = (answers: Answers) => renderScreen(<MessagesPanel saleId="sale-1" />, answers);
const shown = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getAllByText(/./).at(-1)?.textContent);
const field = () => screen.findByRole('textbox', { name: 'Message' });

it('shows who wrote what, and sends a message once', async () => {
  const messages: Message[] = [...conversation.messages];
  const { user, sent } = open({
    [`GET ${path}`]: () => ok({ ...conversation, messages }),
    [`POST ${path}`]: ({ body }) => {
      const text = String(Object(body).text);
      messages.push({
        id: 'message-4',
        at: '2026-11-20T10:00:00.000Z',
        by: 'you',
        name: 'Mara Lindqvist',
        text,
      });
      return ok(messages.at(-1), 'The message was sent.');
    },
  });
  expect(await screen.findByRole('heading', { name: 'Messages about Q-10001/1' })).toBeVisible();
  const [own, theirs] = screen.getAllByRole('listitem');
  expect(own).toHaveTextContent('You');
  expect(theirs).toHaveTextContent('Xarxa Chandlery');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findAllByText('Write your message.')).not.toHaveLength(0);
  await user.type(await field(), '  See you at nine. ');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('See you at nine.')).toBeVisible();
  expect(await field()).toHaveValue('');
  expect(sent().map(({ body }) => body)).toEqual([{ text: 'See you at nine.' }]);
});

it('keeps what was typed when it could not be sent', async () => {
  const { user } = open({
    [`GET ${path}`]: () => ok(conversation),
    [`POST ${path}`]: () => refused(500, 'INTERNAL', 'Something went wrong.'),
  });
  await user.type(await field(), 'See you at nine.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await field()).toHaveValue('See you at nine.');
});

it('asks for the form first where nothing was written, and focuses it', async () => {
  const { user } = open({ [`GET ${path}`]: () => ok(empty) });
  expect(await screen.findByText('Nothing has been written yet.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Write a message' }));
  expect(await field()).toHaveFocus();
});

it('fills the field with what is likely to be written, which is sent only then', async () => {
  const text = 'We’re running about 15 minutes late.';
  const { user, sent } = renderScreen(
    <MessagesPanel saleId="sale-1" likely={() => ['We’re on our way.', text]} />,
    {
      [`GET ${path}`]: () => ok(empty),
      [`POST ${path}`]: () => ok(conversation.messages[0], 'The message was sent.'),
    },
  );
  const likely = within(await screen.findByRole('group', { name: 'Likely messages' }));
  await user.click(likely.getByRole('button', { name: text }));
  expect(await field()).toHaveValue(text);
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.click(send);
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ text }]));
});

it('offers nothing to write with to who may only read', async () => {
  open({ [`GET ${path}`]: () => ok({ ...conversation, canWrite: false }) });
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('reads earlier messages when they are asked for, above the others', async () => {
  const earlier = { ...conversation.messages[0], id: 'message-0', text: 'Is it dark blue?' };
  const { user } = open({
    [`GET ${path}`]: ({ query }) =>
      query.before === 'message-1'
        ? ok({ ...conversation, messages: [earlier] })
        : ok({ ...conversation, earlierThan: 'message-1' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
  await screen.findByText('Is it dark blue?');
  expect(shown()[0]).toBe('Is it dark blue?');
  expect(shown()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

it('says that they could not be loaded, and shows nothing where there is no conversation', async () => {
  let answer = () => refused(503, 'UNAVAILABLE', 'Not now.');
  const { user } = open({ [`GET ${path}`]: () => answer() });
  await screen.findByText('We couldn’t load the messages.');
  answer = () => refused(404, 'NOT_FOUND', 'Not found.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
