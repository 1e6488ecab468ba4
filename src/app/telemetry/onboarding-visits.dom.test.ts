import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { importMachine, type Draft, type ImportKind } from '../../machines/import/index.ts';
import { onboardingMachine } from '../../machines/onboarding/index.ts';
import type {
  TruthUpdate,
  OnboardingContext,
  OnboardingStatus,
} from '../../machines/onboarding/onboarding.types.ts';
import {
  catalogueDone,
  describedVendor,
  listDone,
  newVendor,
  nothingDone,
} from '../../machines/onboarding/testing/tramuntana.ts';
import { createFlowVisits } from './flow-visits.ts';
import type { SendFlowVisits } from './telemetry.types.ts';

let sent: Parameters<SendFlowVisits>[0][] = [];
/** The market's response; each call is one batch. */
let answer: () => Promise<void> = async () => undefined;
const send: SendFlowVisits = async (body) => {
  await answer();
  sent.push(body);
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:15:00Z') });
  sent = [];
  known = listDone;
  answer = async () => undefined;
});
afterEach(() => vi.useRealTimers());

/** The server's data about the vendor. */
let known: OnboardingStatus = listDone;
/** A vendor's onboarding, whose nested import waits for a list. */
const machine = onboardingMachine.provide({
  actors: {
    loadOnboarding: fromPromise<TruthUpdate, OnboardingContext>(async () => ({
      status: known,
      vendor: newVendor,
      account: null,
    })),
    saveCompany: fromPromise<TruthUpdate, OnboardingContext>(async () => ({
      status: catalogueDone,
      vendor: describedVendor,
    })),
    catalogueImport: importMachine.provide({
      actors: {
        openDraft: fromPromise<{ draft: Draft | null }, { kind: ImportKind }>(async () => ({ draft: null })),
      },
    }),
  },
});
const arriving = async (inspect = createFlowVisits(send)) => {
  const actor = createActor(machine, {
    inspect,
    clock: new SimulatedClock(),
    input: { role: 'supplier', userId: newVendor.id, arrival: 'walk' },
  }).start();
  await vi.advanceTimersByTimeAsync(0);
  return actor;
};
const submitCompany = async (actor: Awaited<ReturnType<typeof arriving>>) => {
  vi.setSystemTime(Date.now() + 90_000);
  actor.send({ type: 'COMPANY.SUBMITTED', company: { tradingName: 'Tramuntana Chandlery' } });
  await vi.advanceTimersByTimeAsync(0);
};
const hide = async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
  await vi.advanceTimersByTimeAsync(0);
};
const came = () => sent.flatMap(({ arrivals }) => arrivals.map(({ state }) => state));
const went = () =>
  sent.flatMap(({ departures }) =>
    departures.map(({ state, to, seconds }) => `${state} → ${to}, ${seconds}`),
  );

const allSteps = {
  came: [
    'onboarding.checking',
    'onboarding.companyProfile',
    'onboarding.companyProfile.filling',
    'onboarding.companyProfile.saving',
    'onboarding.deliveryArea',
    'onboarding.deliveryArea.choosing',
  ],
  went: [
    'onboarding.checking → onboarding.companyProfile, 0',
    'onboarding.companyProfile.filling → onboarding.companyProfile.saving, 90',
    'onboarding.companyProfile → onboarding.deliveryArea, 90',
    'onboarding.companyProfile.saving → onboarding.deliveryArea, 0',
  ],
};

test('the import inside is counted as its own flow', async () => {
  known = nothingDone;
  const actor = await arriving();
  await hide();
  actor.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([came().toSorted(), went().toSorted()]).toEqual([
    [
      'import.choosing',
      'import.opening',
      'onboarding.catalogue',
      'onboarding.catalogue.importing',
      'onboarding.checking',
    ],
    ['import.opening → import.choosing, 0', 'onboarding.checking → onboarding.catalogue, 0'],
  ]);
  const flows = sent.flatMap(({ arrivals }) =>
    arrivals.map(({ flow, state }) => state.startsWith(`${flow}.`)),
  );
  expect(flows.every(Boolean)).toBe(true);
});

test('the way past the company is counted state by state; closing the page there counts as leaving', async () => {
  const actor = await arriving();
  await submitCompany(actor);
  await hide();
  actor.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([came().toSorted(), went().toSorted()]).toEqual([
    allSteps.came.toSorted(),
    allSteps.went.toSorted(),
  ]);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a market that is away', () => Promise.reject(new Error('The flow-visits were not taken: 503'))],
])('with %s the flow continues, and what was counted is sent once, when it is back', async (_, fails) => {
  const actor = await arriving();
  answer = fails;
  await hide();
  await submitCompany(actor);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  answer = async () => undefined;
  await hide();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([sent.length, came().toSorted(), went().toSorted()]).toEqual([
    1,
    allSteps.came.toSorted(),
    allSteps.went.toSorted(),
  ]);
});
