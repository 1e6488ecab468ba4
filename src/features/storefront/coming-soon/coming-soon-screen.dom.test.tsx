import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PublicServerData } from '../../server-data/index.ts';
import { apiOf, json } from '../testing/market.ts';
import { openPage } from '../testing/open-page.tsx';
import { Component as Screen } from './coming-soon-screen.tsx';

afterEach(cleanup);

/** With the landmark that its layout provides. */
const Component = () => (
  <PublicServerData>
    <Screen />
  </PublicServerData>
);

function open(hash = '') {
  const sent: unknown[] = [];
  const api = apiOf(async ({ pathname }, request) => {
    sent.push([pathname.replace('/api/contact', ''), await request.json()]);
    return json(200, { status: true, message: 'Done as asked.' });
  });
  openPage({ path: '/coming-soon', at: { pathname: '/coming-soon', hash }, api, Component });
  return sent;
}

it('takes an address, and says what to do next', async () => {
  const sent = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ana.abela@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Tell me when it opens' }));
  expect(await screen.findByText('Done as asked.')).toBeVisible();
  expect(sent).toEqual([['/news', { email: 'ana.abela@example.com' }]]);
});

it.each([
  ['Confirm my address', true],
  ['Remove my address', false],
])('by the mailed link: %s', async (name, wanted) => {
  const token = 'q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR';
  const sent = open(`#news=${token}`);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Done as asked.')).toBeVisible();
  expect(sent).toEqual([['/news/answer', { token, wanted }]]);
});
