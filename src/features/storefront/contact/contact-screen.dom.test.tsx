import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { apiOf, json, refusal } from '../testing/market.ts';
import { openPage } from '../testing/open-page.tsx';
import { Component, loader } from './contact-screen.tsx';

afterEach(cleanup);

/** A fake market whose forms are numbered; `first` answers the first message. */
function marketThat(first: () => Response = () => received) {
  const sent: unknown[] = [];
  let forms = 0;
  const api = apiOf(async ({ pathname }, request) => {
    if (pathname.endsWith('/form'))
      return json(200, { status: true, data: { form: `form-${(forms += 1)}` } });
    sent.push(await request.json());
    return sent.length === 1 ? first() : received.clone();
  });
  return { api, sent };
}
const received = json(201, { status: true, message: 'We’ve received it.', data: { number: 'M-10001' } });

const open = (
  api: ReturnType<typeof apiOf>,
  at: Parameters<typeof openPage>[0]['at'] = '/contact-us',
  role: string | null = null,
) => openPage({ path: '/contact-us', at, api, role, Component, loader });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the message' }));

it('sends what was written with the form, and says under which number it was stored', async () => {
  const { api, sent } = marketThat(() => received.clone());
  open(api, '/contact-us?topic=order&about=Q-10001');
  await userEvent.type(await field('Your name'), 'Ana Abela');
  await userEvent.type(await field(/^Email/), 'ana.abela@example.com');
  await userEvent.type(await field('Your message'), 'Two berths?');
  await send();
  expect(await screen.findByText('We’ve received your message M-10001')).toBeVisible();
  expect(sent).toEqual([
    {
      topic: 'order',
      name: 'Ana Abela',
      email: 'ana.abela@example.com',
      message: 'Two berths?',
      orderNumber: 'Q-10001',
      form: 'form-1',
    },
  ]);
});

it('knows who is signed in, and the conversation of the link it was opened with', async () => {
  const { api, sent } = marketThat(() => received.clone());
  open(api, { pathname: '/contact-us', hash: '#reply=an-id.signature' }, 'crew_member');
  expect(await field('Your name')).toHaveValue('Mara Lindqvist');
  expect(screen.getByText('You’re answering us')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'other');
  await userEvent.type(await field('Your message'), 'Thank you!');
  await send();
  await screen.findByText('We’ve received your message M-10001');
  expect(sent).toMatchObject([{ email: 'mara.lindqvist@example.com', reply: 'an-id.signature' }]);
});

it('keeps what was written when it could not be sent, and asks for what is missing', async () => {
  const { api, sent } = marketThat(() => refusal(503, 'UNAVAILABLE'));
  open(api, '/contact-us?topic=other', 'crew_member');
  await field('Your name');
  await send();
  expect(await screen.findAllByText('Write what it is about.')).not.toEqual([]);
  expect(sent).toEqual([]);
  await userEvent.type(await field('Your message'), 'Hello');
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await field('Your message')).toHaveValue('Hello');
});
