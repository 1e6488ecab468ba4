import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Refusal } from '../../../../lib/refusal.ts';
import { ok, renderScreen, type Answers } from '../../testing/harness.tsx';
import type { PushBrowser } from './push-browser.ts';
import { PushPanel } from './push-panel.tsx';

const publicKey = 'B'.repeat(87);
const target = { endpoint: 'https://push.example.com/1', p256dh: publicKey, auth: 'a'.repeat(22) };

async function open(own: Partial<PushBrowser> = {}, startsOn = false) {
  let isOn = startsOn;
  const browser: PushBrowser = {
    permission: () => 'open',
    watch: () => () => undefined,
    isSubscribed: async () => isOn,
    subscribe: async () => target,
    unsubscribe: vi.fn(async () => undefined),
    ...own,
  };
  const switched = (to: boolean) => () => {
    isOn = to;
    return ok({ publicKey, isOn });
  };
  const answers: Answers = {
    'GET /notifications/push': () => ok({ publicKey, isOn }),
    'PUT /notifications/push': switched(true),
    'DELETE /notifications/push': switched(false),
  };
  const page = await renderScreen(() => <PushPanel browser={browser} />, { answers });
  return { ...page, browser };
}

const newsSwitch = () => screen.findByRole('switch', { name: 'Notify me here' });

it('is off until the person turns it on, and then the market knows where the browser is', async () => {
  const { user, asked } = await open();
  expect(await newsSwitch()).not.toBeChecked();
  await user.click(await newsSwitch());
  await waitFor(async () => expect(await newsSwitch()).toBeChecked());
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual(target);
});

it('says why the browser said no, and stays off', async () => {
  const { user, asked } = await open({
    subscribe: () => Promise.reject(new Refusal('Your browser was told not to.')),
  });
  await user.click(await newsSwitch());
  expect(await screen.findByText('Your browser was told not to.')).toBeInTheDocument();
  expect([
    (await newsSwitch()).matches(':checked'),
    asked.some(({ call }) => call.startsWith('PUT')),
  ]).toEqual([false, false]);
});

it('turned off lets go of the browser too', async () => {
  const { user, browser } = await open({}, true);
  await user.click(await newsSwitch());
  await waitFor(async () => expect(await newsSwitch()).not.toBeChecked());
  expect(browser.unsubscribe).toHaveBeenCalledOnce();
});

it('is off where the market knows a browser that has forgotten it', async () => {
  await open({ isSubscribed: async () => false }, true);
  expect(await newsSwitch()).not.toBeChecked();
});

it.each([
  ['denied', 'This browser blocks notifications from Quayside'],
  ['unsupported', 'This browser can’t do this'],
] as const)('offers no switch in a browser where it is %s, and asks nobody', async (permission, words) => {
  const { asked } = await open({ permission: () => permission });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect([screen.queryByRole('switch'), asked]).toEqual([null, []]);
});
