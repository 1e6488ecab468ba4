import { describe, expect, it } from 'vitest';
import type { ActorRefFrom, AnyStateNode } from 'xstate';
import type { importMachine } from '../import/index.ts';
import { onboardingMachine } from './onboarding.machine.ts';
import type { OnboardingEvent, OnboardingStatus, StepName } from './onboarding.types.ts';
import { isStepSettled } from './settled-steps.ts';
import {
  allDone,
  areaDone,
  catalogueDone,
  collection,
  companyDone,
  deliveryDone,
  describedVendor,
  incompleteAccount,
  hoursDone,
  listDone,
  logoDone,
  newVendor,
  noHours,
  nothingDone,
  paymentDone,
  pendingAccount,
  readyAccount,
  refusedAccount,
  toBerth,
  usualHours,
  weekHours,
} from './testing/tramuntana.ts';
import {
  forever,
  refusal,
  seen,
  transitionName,
  truth,
  runOnboarding,
  type Scene,
} from './testing/run-onboarding.ts';

const file = { fileKey: 'file-1', name: 'register.pdf', sizeBytes: 8 };
const company = { tradingName: 'Tramuntana Chandlery' };
const hosted = 'https://payments.example.com/onboarding/acct_1';
const at = (status: OnboardingStatus, more: Partial<typeof truth> = {}): Scene => ({
  loadOnboarding: async () => ({ status, vendor: describedVendor, account: null, ...more }),
});

/** The steps in the order of the path, each with the event that requests its effect. */
const asks = {
  company: { type: 'COMPANY.SUBMITTED', company },
  paper: { type: 'PAPER.CHOSEN', file, kind: 'registration' },
  paperRemoval: { type: 'PAPER.REMOVED', paperId: 'paper-1' },
  ports: { type: 'PORTS.SUBMITTED', ports: ['palma'] },
  delivery: { type: 'DELIVERY.SUBMITTED', methods: [collection, toBerth] },
  hours: { type: 'HOURS.SUBMITTED', hours: weekHours },
  skipArea: { type: 'STEP.SKIPPED', step: 'delivery-area' },
  logo: { type: 'LOGO.CHOSEN', file },
  logoRemoval: { type: 'LOGO.REMOVED' },
  skipLogo: { type: 'STEP.SKIPPED', step: 'logo' },
  setUp: { type: 'PAYMENT.SET_UP' },
  continuePaying: { type: 'PAYMENT.CONTINUED' },
  check: { type: 'PAYMENT.CHECKED' },
  retry: { type: 'RETRY.REQUESTED' },
  continueStep: { type: 'STEP.CONTINUED' },
} as const satisfies Record<string, OnboardingEvent>;

describe('coming back', () => {
  it.each([
    ['the list', nothingDone, null, 'catalogue.importing'],
    ['the list, after the company', companyDone, null, 'catalogue.importing'],
    ['the company', listDone, null, 'companyProfile.filling'],
    ['the delivery area', catalogueDone, null, 'deliveryArea.choosing'],
    ['how one delivers', areaDone, null, 'deliveryMethods.choosing'],
    ['the logo', deliveryDone, null, 'logo.choosing'],
    ['the payment account', logoDone, null, 'paymentAccount.none'],
    ['an incomplete payment account', logoDone, incompleteAccount, 'paymentAccount.incomplete'],
    ['a payment account under examination', logoDone, pendingAccount, 'paymentAccount.pending'],
    ['a refused payment account', logoDone, refusedAccount, 'paymentAccount.refused'],
    ['the end', allDone, readyAccount, 'completion.complete'],
  ] as const)('resumes at %s', async (_, status, account, place) => {
    const { arriveAt, context } = runOnboarding(at(status, { account }));
    await arriveAt(place);
    expect(context()).toMatchObject({ status, vendor: describedVendor, account, failure: null });
  });

  it('passes over steps that were skipped', async () => {
    const skipped = {
      ...catalogueDone,
      deliveryMethods: true,
      skippedSteps: ['delivery-area' as const, 'logo' as const],
    };
    await runOnboarding(at(skipped)).arriveAt('paymentAccount.none');
  });

  it('asks to verify what was imported before without asking', async () => {
    const { arriveAt } = runOnboarding({
      ...at({ ...companyDone, listings: 12 }),
      verifyCatalogue: async () => ({ status: catalogueDone }),
    });
    await arriveAt('deliveryArea.choosing');
  });

  it('completes by itself when all is there but that', async () => {
    const { arriveAt, context } = runOnboarding({
      ...at(paymentDone, { account: readyAccount }),
      completeOnboarding: async () => ({ status: allDone }),
    });
    await arriveAt('completion.complete');
    expect(context().status).toEqual(allDone);
  });

  it('says that it could not look, and looks again', async () => {
    const looks = [refusal('NETWORK_ERROR'), async () => truth];
    const { arriveAt, send } = runOnboarding({ loadOnboarding: () => (looks.shift() ?? forever)() });
    expect((await arriveAt('trouble')).context.failure).toEqual({
      code: 'NETWORK_ERROR',
      message: 'Refused: NETWORK_ERROR.',
      retryAfterSeconds: null,
      fields: [],
      missing: [],
    });
    send(asks.retry);
    expect((await arriveAt('catalogue.importing')).context.failure).toBeNull();
  });
});

describe.each(['supplier', 'service_provider'] as const)('a %s', (role) => {
  it('goes from nothing to a finished onboarding', async () => {
    const claims: string[] = [];
    const answering =
      (status: OnboardingStatus, more: object = {}) =>
      async (context: { role: string; userId: string }) => {
        claims.push(`${context.role} ${context.userId}`);
        return { status, ...more };
      };
    const { arriveAt, send, actor, context, wentTo } = runOnboarding(
      {
        verifyCatalogue: answering(listDone),
        saveCompany: answering(catalogueDone, { vendor: describedVendor }),
        savePorts: answering(areaDone),
        readDeliveryMethods: async () => ({ deliveryMethods: [collection] }),
        saveDeliveryMethods: answering(deliveryDone, { deliveryMethods: [collection, toBerth] }),
        readSchedule: async () => ({ schedule: noHours }),
        saveSchedule: answering({ ...areaDone, workingHours: true }, { schedule: usualHours }),
        saveLogo: answering(hoursDone),
        readPaymentAccount: answering(paymentDone, { account: readyAccount }),
        completeOnboarding: answering(allDone),
      },
      { role },
    );
    const { children } = await arriveAt('catalogue.importing');
    // The vocabulary has no type for the child; this id is the import's.
    const catalogueImport = children.catalogueImport as ActorRefFrom<typeof importMachine> | undefined;
    expect(catalogueImport?.getSnapshot().context).toMatchObject({
      kind: role === 'supplier' ? 'products' : 'services',
      userId: newVendor.id,
    });
    const imported = async (event: 'IMPORT.REQUESTED' | 'IMPORT.FINISHED') => {
      await expect.poll(() => catalogueImport?.getSnapshot().can({ type: event })).toBe(true);
      catalogueImport?.send({ type: event });
    };
    await imported('IMPORT.REQUESTED');
    await imported('IMPORT.FINISHED');
    await arriveAt('companyProfile.filling');
    send(asks.company);
    await arriveAt('deliveryArea.choosing');
    send(asks.ports);
    if (role === 'supplier') {
      await arriveAt('deliveryMethods.choosing');
      send(asks.delivery);
    } else {
      await arriveAt('workingHours.filling');
      send(asks.hours);
    }
    await arriveAt('logo.choosing');
    send(asks.logo);
    await expect.poll(() => context().status).toEqual(hoursDone);
    await arriveAt('logo.choosing');
    send(asks.continueStep);
    await arriveAt('paymentAccount.none');
    send(asks.setUp);
    await arriveAt('paymentAccount.leaving');
    expect(wentTo).toEqual([hosted]);
    send(asks.check);
    await arriveAt('completion.complete');
    expect(actor.getSnapshot().context).toMatchObject({ status: allDone, account: readyAccount });
    expect(new Set(claims)).toEqual(new Set([`${role} ${newVendor.id}`]));
  });
});

describe('what is asked for', () => {
  /** The states with the guard, its arguments, and its target once the step is done. */
  const steps = [
    [
      'saveCompany',
      listDone,
      'companyProfile.filling',
      asks.company,
      'companyProfile.saving',
      'deliveryArea.choosing',
      catalogueDone,
      { about: 'company', company },
    ],
    [
      'addPaper',
      listDone,
      'companyProfile.filling',
      asks.paper,
      'companyProfile.addingPaper',
      'companyProfile.filling',
      listDone,
      { about: 'paper', file, kind: 'registration' },
    ],
    [
      'removePaper',
      listDone,
      'companyProfile.filling',
      asks.paperRemoval,
      'companyProfile.removingPaper',
      'companyProfile.filling',
      listDone,
      { about: 'paper-removal', paperId: 'paper-1' },
    ],
    [
      'savePorts',
      catalogueDone,
      'deliveryArea.choosing',
      asks.ports,
      'deliveryArea.saving',
      'deliveryMethods.choosing',
      areaDone,
      { about: 'ports', ports: ['palma'] },
    ],
    [
      'skipStep',
      catalogueDone,
      'deliveryArea.choosing',
      asks.skipArea,
      'deliveryArea.skipping',
      'deliveryMethods.choosing',
      { ...catalogueDone, skippedSteps: ['delivery-area'] },
      { about: 'skip', step: 'delivery-area' },
    ],
    [
      'saveDeliveryMethods',
      areaDone,
      'deliveryMethods.choosing',
      asks.delivery,
      'deliveryMethods.saving',
      'logo.choosing',
      deliveryDone,
      { about: 'delivery-methods', methods: [collection, toBerth] },
    ],
    [
      'saveLogo',
      deliveryDone,
      'logo.choosing',
      asks.logo,
      'logo.saving',
      'logo.choosing',
      logoDone,
      { about: 'logo', file },
    ],
    [
      'saveLogo',
      deliveryDone,
      'logo.choosing',
      asks.logoRemoval,
      'logo.saving',
      'logo.choosing',
      deliveryDone,
      { about: 'logo', file: null },
    ],
    [
      'skipStep',
      deliveryDone,
      'logo.choosing',
      asks.skipLogo,
      'logo.skipping',
      'paymentAccount.none',
      { ...deliveryDone, skippedSteps: ['logo'] },
      { about: 'skip', step: 'logo' },
    ],
  ] as const satisfies readonly (readonly [
    keyof Scene,
    OnboardingStatus,
    string,
    OnboardingEvent,
    string,
    string,
    OnboardingStatus,
    object,
  ])[];

  it.each(steps)(
    '%s: is done, and what was learnt is kept',
    async (name, from, place, event, _, next, update, request) => {
      const { arriveAt, send, actor } = runOnboarding({
        ...at(from),
        [name]: async () => ({ status: update }),
      });
      await arriveAt(place);
      send(event);
      await arriveAt(next);
      expect(actor.getSnapshot().context).toMatchObject({ status: update, request, failure: null });
    },
  );

  it.each(steps)(
    '%s: refused, the vendor stays at the form and sees why',
    async (name, from, place, event) => {
      const { arriveAt, send, context } = runOnboarding({
        ...at(from),
        [name]: refusal('APPLICATION_INCOMPLETE', {
          missing: ['legalName'],
          retryAfterSeconds: 30,
          fields: [{ field: 'vatNumber', message: 'is not one', rule: 'format' }],
        }),
      });
      await arriveAt(place);
      send(event);
      await expect
        .poll(() => context().failure)
        .toEqual({
          code: 'APPLICATION_INCOMPLETE',
          message: 'Refused: APPLICATION_INCOMPLETE.',
          retryAfterSeconds: 30,
          fields: [{ field: 'vatNumber', message: 'is not one' }],
          missing: ['legalName'],
        });
      await arriveAt(place);
      send({ type: 'FAILURE.DISMISSED' });
      expect(context().failure).toBeNull();
    },
  );

  it.each(steps)(
    '%s: says that it takes long, and can be cancelled',
    async (name, from, place, event, waiting) => {
      const { arriveAt, send, clock, context, aborted, isSlow } = runOnboarding({
        ...at(from),
        [name]: forever,
      });
      await arriveAt(place);
      send(event);
      await arriveAt(waiting);
      clock.increment(60_000);
      expect(isSlow()).toBe(true);
      send({ type: 'CANCEL.REQUESTED' });
      await arriveAt(place);
      expect([isSlow(), context().failure]).toEqual([false, null]);
      expect(aborted).toContain(name);
    },
  );

  it('reads again what another tab changed, and stays at the form', async () => {
    let version = 1;
    const { arriveAt, send, context } = runOnboarding({
      loadOnboarding: async () => ({
        ...truth,
        status: listDone,
        vendor: { ...newVendor, version: version++ },
      }),
      saveCompany: refusal('CHANGED_ELSEWHERE'),
    });
    await arriveAt('companyProfile.filling');
    send(asks.company);
    await expect.poll(() => context().failure?.code).toBe('CHANGED_ELSEWHERE');
    send(asks.retry);
    await expect.poll(() => context().vendor?.version).toBe(2);
    await arriveAt('companyProfile.filling');
    expect(context().failure).toBeNull();
  });

  it.each([
    ['cancelled', forever, null],
    ['failed', refusal('NETWORK_ERROR'), 'NETWORK_ERROR'],
  ] as const)('stays at the form when that look-up is %s', async (_, second, code) => {
    let looks = 0;
    const { arriveAt, send, context, clock, isSlow } = runOnboarding({
      loadOnboarding: async () => (looks++ === 0 ? { ...truth, status: listDone } : second()),
    });
    await arriveAt('companyProfile.filling');
    send(asks.retry);
    if (code === null) {
      await arriveAt('companyProfile.rereading');
      clock.increment(60_000);
      expect(isSlow()).toBe(true);
      send({ type: 'CANCEL.REQUESTED' });
    }
    await expect.poll(() => context().failure?.code ?? null).toBe(code);
    await arriveAt('companyProfile.filling');
  });
});

describe('the list', () => {
  const verifying = { ...companyDone, listings: 12 };

  it('is not opened before anything is known', async () => {
    const { arriveAt, send } = runOnboarding({
      loadOnboarding: () => Promise.reject(new Error('No connection.')),
    });
    send({ type: 'STEP.OPENED', step: 'catalogue' });
    const { value } = await arriveAt('trouble');
    send({ type: 'STEP.OPENED', step: 'catalogue' });
    expect((await arriveAt('trouble')).value).toBe(value);
  });

  it('that could not be verified can be verified again, or another imported', async () => {
    let tries = 0;
    const { arriveAt, send } = runOnboarding({
      ...at(verifying),
      verifyCatalogue: () =>
        tries++ === 2 ? Promise.resolve({ status: catalogueDone }) : refusal('NOTHING_IMPORTED')(),
    });
    expect((await arriveAt('catalogue.notVerified')).context.failure?.code).toBe('NOTHING_IMPORTED');
    send(asks.continueStep);
    expect((await arriveAt('catalogue.importing')).context.failure).toBeNull();
    send({ type: 'STEP.OPENED', step: 'catalogue' });
    await arriveAt('catalogue.notVerified');
    send(asks.retry);
    await arriveAt('deliveryArea.choosing');
  });

  it('that is in can be followed by another or, once one thinks better of it, by the next step', async () => {
    const { arriveAt, send, place } = runOnboarding({
      ...at(companyDone),
      verifyCatalogue: () => Promise.resolve({ status: catalogueDone }),
    });
    const { children } = await arriveAt('catalogue.importing');
    // The vocabulary defines the machine; a snapshot's children are typed as any actor.
    const list = children.catalogueImport as ActorRefFrom<typeof importMachine> | undefined;
    send(asks.continueStep);
    expect(place()).toBe('catalogue.importing');
    await expect.poll(() => list?.getSnapshot().can({ type: 'IMPORT.REQUESTED' })).toBe(true);
    list?.send({ type: 'IMPORT.REQUESTED' });
    await expect.poll(() => list?.getSnapshot().can({ type: 'MORE.REQUESTED' })).toBe(true);
    list?.send({ type: 'MORE.REQUESTED' });
    send(asks.continueStep);
    await arriveAt('deliveryArea.choosing');
  });

  it('whose import breaks fails without the message of the bug', async () => {
    const { actor, arriveAt, context } = runOnboarding(at(companyDone));
    const { children } = await arriveAt('catalogue.importing');
    // The event that xstate sends when an invoked machine throws is not among those of a vocabulary.
    (actor as unknown as { send: (event: object) => void }).send({
      type: 'xstate.error.actor.catalogueImport',
      error: new Error('A bug.'),
      actorId: children.catalogueImport?.id,
    });
    await arriveAt('catalogue.notVerified');
    expect(context().failure).toMatchObject({
      code: 'UNEXPECTED',
      message: 'Something went wrong on this page. Try again.',
    });
  });

  it('can stop being verified when that takes too long', async () => {
    const { arriveAt, send, clock, isSlow } = runOnboarding({ ...at(verifying), verifyCatalogue: forever });
    await arriveAt('catalogue.verifying');
    clock.increment(60_000);
    expect(isSlow()).toBe(true);
    send({ type: 'CANCEL.REQUESTED' });
    await arriveAt('catalogue.notVerified');
  });

  it('is shown when opened again, to go on from or to add to', async () => {
    const { arriveAt, send } = runOnboarding(at(deliveryDone));
    await arriveAt('logo.choosing');
    send({ type: 'STEP.OPENED', step: 'catalogue' });
    await arriveAt('catalogue.looking');
    send(asks.continueStep);
    await arriveAt('logo.choosing');
    send({ type: 'STEP.OPENED', step: 'catalogue' });
    send(asks.retry);
    await arriveAt('catalogue.importing');
  });
});

describe('the payment account', () => {
  const from = (account: typeof truth.account, scene: Scene = {}) =>
    runOnboarding({ ...at(logoDone, { account }), ...scene });

  it('is not opened twice while the answer is awaited, and is read after a cancel', async () => {
    const { arriveAt, send, clock, isSlow } = from(null, {
      createPaymentAccount: forever,
      readPaymentAccount: async () => ({ account: incompleteAccount }),
    });
    await arriveAt('paymentAccount.none');
    send(asks.setUp);
    await arriveAt('paymentAccount.creating');
    clock.increment(60_000);
    expect(isSlow()).toBe(true);
    send({ type: 'CANCEL.REQUESTED' });
    await arriveAt('paymentAccount.incomplete');
  });

  it('that cannot be opened says why, and can be tried again', async () => {
    const { arriveAt, send, context } = from(null, {
      createPaymentAccount: refusal('PAYMENT_ACCOUNT_REFUSED'),
    });
    await arriveAt('paymentAccount.none');
    send(asks.setUp);
    await expect.poll(() => context().failure?.code).toBe('PAYMENT_ACCOUNT_REFUSED');
    await arriveAt('paymentAccount.none');
  });

  it('continues with a fresh link from every state in which something is open', async () => {
    const { arriveAt, send, wentTo } = from(incompleteAccount, {
      readPaymentAccount: async () => ({ account: pendingAccount }),
    });
    await arriveAt('paymentAccount.incomplete');
    send(asks.continuePaying);
    await arriveAt('paymentAccount.leaving');
    send(asks.continuePaying);
    await arriveAt('paymentAccount.leaving');
    send(asks.check);
    await arriveAt('paymentAccount.pending');
    send(asks.continuePaying);
    await arriveAt('paymentAccount.leaving');
    expect(wentTo).toEqual([hosted, hosted, hosted]);
  });

  it('is read again on return, by itself while it is being checked, and found ready', async () => {
    const readings = [
      { account: incompleteAccount },
      { account: pendingAccount },
      { account: readyAccount, status: paymentDone },
    ];
    const { arriveAt, send, clock } = from(incompleteAccount, {
      readPaymentAccount: async () => readings.shift() ?? {},
      completeOnboarding: forever,
    });
    await arriveAt('paymentAccount.incomplete');
    send(asks.check);
    await arriveAt('paymentAccount.incomplete');
    send(asks.check);
    await arriveAt('paymentAccount.pending');
    clock.increment(15_000);
    await arriveAt('completion.completing');
  });

  it('that was refused is read again on request, and stays refused', async () => {
    let readings = 0;
    const { arriveAt, send } = from(refusedAccount, {
      readPaymentAccount: async () => {
        readings++;
        return { account: refusedAccount };
      },
    });
    await arriveAt('paymentAccount.refused');
    send(asks.check);
    await expect.poll(() => readings).toBe(1);
    await arriveAt('paymentAccount.refused');
  });

  it('under examination lets one go on, and completion says what is missing', async () => {
    const { arriveAt, send, context } = from(pendingAccount, {
      completeOnboarding: refusal('ONBOARDING_INCOMPLETE', { missing: ['payment-account'] }),
    });
    await arriveAt('paymentAccount.pending');
    send(asks.check);
    await arriveAt('paymentAccount.pending');
    send(asks.continueStep);
    await arriveAt('completion.notCompleted');
    expect(context().failure).toMatchObject({ code: 'ONBOARDING_INCOMPLETE', missing: ['payment-account'] });
    send(asks.retry);
    await arriveAt('paymentAccount.pending');
  });

  it('that is gone (404) is forgotten when its link is renewed', async () => {
    const { arriveAt, send, context } = from(incompleteAccount, {
      refreshPaymentLink: refusal('PAYMENT_ACCOUNT_NOT_FOUND'),
    });
    await arriveAt('paymentAccount.incomplete');
    send(asks.continuePaying);
    await arriveAt('paymentAccount.none');
    expect(context()).toMatchObject({ account: null, failure: null });
  });

  it('that is gone (404) is forgotten when it is read', async () => {
    const { arriveAt, send, context } = from(incompleteAccount, {
      readPaymentAccount: async () => ({ account: null }),
    });
    await arriveAt('paymentAccount.incomplete');
    send(asks.check);
    await arriveAt('paymentAccount.none');
    expect(context().account).toBeNull();
  });

  it.each([
    ['checked again', asks.check, 'paymentAccount.incomplete'],
    ['tried again', asks.retry, 'paymentAccount.incomplete'],
    ['gone on with', asks.continuePaying, 'paymentAccount.leaving'],
  ] as const)('that could not be read is %s', async (_, event, next) => {
    const tries = [refusal('NETWORK_ERROR'), async () => ({ account: incompleteAccount })];
    const { arriveAt, send } = from(incompleteAccount, {
      readPaymentAccount: () => (tries.shift() ?? forever)(),
    });
    await arriveAt('paymentAccount.incomplete');
    send(asks.check);
    expect((await arriveAt('paymentAccount.unread')).context.failure?.code).toBe('NETWORK_ERROR');
    send(event);
    await arriveAt(next);
  });

  it('is not known when reading, or renewing the link, is cancelled or fails', async () => {
    const { arriveAt, send, clock, isSlow } = from(incompleteAccount, {
      readPaymentAccount: forever,
      refreshPaymentLink: forever,
    });
    await arriveAt('paymentAccount.incomplete');
    send(asks.continuePaying);
    await arriveAt('paymentAccount.refreshing');
    clock.increment(60_000);
    expect(isSlow()).toBe(true);
    send({ type: 'CANCEL.REQUESTED' });
    await arriveAt('paymentAccount.reading');
    clock.increment(60_000);
    expect(isSlow()).toBe(true);
    send({ type: 'CANCEL.REQUESTED' });
    await arriveAt('paymentAccount.unread');
  });

  it('is shown when opened again, to go on from or to check', async () => {
    const { arriveAt, send } = runOnboarding({
      ...at(allDone, { account: readyAccount }),
      readPaymentAccount: async () => ({ account: readyAccount }),
    });
    await arriveAt('completion.complete');
    send({ type: 'STEP.OPENED', step: 'payment-account' });
    await arriveAt('paymentAccount.looking');
    send(asks.check);
    await arriveAt('completion.complete');
    send({ type: 'STEP.OPENED', step: 'payment-account' });
    send(asks.continueStep);
    await arriveAt('completion.complete');
  });
});

describe('an expired link', () => {
  it('is renewed on arrival, whatever step is next, and the vendor continues', async () => {
    const { arriveAt, wentTo } = runOnboarding(at(companyDone, { account: incompleteAccount }), {
      arrival: 'fresh-link',
    });
    await arriveAt('paymentAccount.leaving');
    expect(wentTo).toEqual([hosted]);
  });

  it('is still renewed when the first look failed or was cancelled, and is repeated', async () => {
    const update = { ...truth, status: companyDone, vendor: describedVendor, account: incompleteAccount };
    const looks = [refusal('UNAVAILABLE'), forever, async () => update];
    const { arriveAt, send, clock, isSlow, wentTo } = runOnboarding(
      { loadOnboarding: () => (looks.shift() ?? forever)() },
      { arrival: 'fresh-link' },
    );
    await arriveAt('returnTrouble');
    send(asks.retry);
    await arriveAt('checkingReturn');
    clock.increment(60_000);
    expect(isSlow()).toBe(true);
    send({ type: 'CANCEL.REQUESTED' });
    await arriveAt('returnTrouble');
    send(asks.retry);
    await arriveAt('paymentAccount.leaving');
    expect(wentTo).toEqual([hosted]);
  });

  it('that cannot be renewed is not asked for again by a later look', async () => {
    const { arriveAt, send, wentTo } = runOnboarding(
      {
        ...at(allDone, { account: readyAccount }),
        refreshPaymentLink: refusal('UNAVAILABLE'),
        readPaymentAccount: async () => ({ account: readyAccount }),
      },
      { arrival: 'fresh-link' },
    );
    expect((await arriveAt('paymentAccount.unread')).context.failure?.code).toBe('UNAVAILABLE');
    send(asks.retry);
    await arriveAt('completion.complete');
    send({ type: 'STATUS.CHECKED' });
    await arriveAt('completion.complete');
    expect(wentTo).toEqual([]);
  });
});

describe('completion', () => {
  it('can be cancelled, and is then read again', async () => {
    const { arriveAt, send, clock, isSlow } = runOnboarding({
      ...at(paymentDone, { account: readyAccount }),
      completeOnboarding: forever,
    });
    await arriveAt('completion.completing');
    clock.increment(60_000);
    expect(isSlow()).toBe(true);
    send({ type: 'CANCEL.REQUESTED' });
    await arriveAt('completion.notCompleted');
    send(asks.retry);
    await arriveAt('completion.completing');
  });

  it('reads the application’s status on request', async () => {
    const vendors = [describedVendor, { ...describedVendor, isLive: true }];
    const { arriveAt, send, context } = runOnboarding({
      loadOnboarding: async () => ({
        status: allDone,
        vendor: vendors.shift() ?? describedVendor,
        account: readyAccount,
      }),
    });
    await arriveAt('completion.complete');
    send({ type: 'STATUS.CHECKED' });
    await expect.poll(() => context().vendor?.isLive).toBe(true);
    await arriveAt('completion.complete');
  });
});

describe('how a supplier delivers', () => {
  const read: Scene = { readDeliveryMethods: async () => ({ deliveryMethods: [collection] }) };
  const provider = { role: 'service_provider' } as const;

  it('cannot be passed over before it is said, even by leaving what everybody begins with', async () => {
    const { arriveAt, send, place, context } = runOnboarding({ ...at(areaDone), ...read });
    await arriveAt('deliveryMethods.choosing');
    expect(context().deliveryMethods).toEqual([collection]);
    send(asks.skipLogo);
    send(asks.continueStep);
    expect(place()).toBe('deliveryMethods.choosing');
  });

  it('that could not be read is read on request', async () => {
    const tries = [refusal('NETWORK_ERROR'), async () => ({ deliveryMethods: [collection] })];
    const { arriveAt, send, context } = runOnboarding({
      ...at(areaDone),
      readDeliveryMethods: () => (tries.shift() ?? forever)(),
    });
    await arriveAt('deliveryMethods.choosing');
    expect(context()).toMatchObject({ deliveryMethods: null, failure: { code: 'NETWORK_ERROR' } });
    send(asks.retry);
    await expect.poll(() => context().deliveryMethods).toEqual([collection]);
  });

  it('can stop being read when that takes too long', async () => {
    const { arriveAt, send, clock, isSlow } = runOnboarding({
      ...at(areaDone),
      readDeliveryMethods: forever,
    });
    await arriveAt('deliveryMethods.reading');
    clock.increment(60_000);
    expect(isSlow()).toBe(true);
    send({ type: 'CANCEL.REQUESTED' });
    await arriveAt('deliveryMethods.choosing');
  });

  it('is never asked of a service provider, whatever the status says', async () => {
    const never = {
      readDeliveryMethods: refusal('FORBIDDEN'),
      readSchedule: async () => ({ schedule: noHours }),
    };
    const { arriveAt, context } = runOnboarding({ ...at(areaDone), ...never }, provider);
    await arriveAt('workingHours.filling');
    expect(context().failure).toBeNull();
  });
});

describe('a provider’s hours', () => {
  const provider = { role: 'service_provider' } as const;
  const schedule = async () => ({ schedule: noHours });
  const beforeHours: Scene = { ...at(areaDone), readSchedule: schedule };

  it('cannot be passed over before they are saved', async () => {
    const { arriveAt, send, place } = runOnboarding(beforeHours, provider);
    await arriveAt('workingHours.filling');
    send(asks.skipLogo);
    send(asks.continueStep);
    expect(place()).toBe('workingHours.filling');
  });

  it('that could not be read or saved can be read again', async () => {
    const tries = [refusal('NETWORK_ERROR'), schedule];
    const scene = {
      ...beforeHours,
      readSchedule: () => (tries.shift() ?? forever)(),
      saveSchedule: refusal('CHANGED_ELSEWHERE'),
    };
    const { arriveAt, send, context } = runOnboarding(scene, provider);
    await arriveAt('workingHours.filling');
    expect(context()).toMatchObject({ schedule: null, failure: { code: 'NETWORK_ERROR' } });
    send(asks.retry);
    await expect.poll(() => context().schedule).toEqual(noHours);
    send(asks.hours);
    await expect.poll(() => context().failure?.code).toBe('CHANGED_ELSEWHERE');
    expect((await arriveAt('workingHours.filling')).context.request).toEqual({
      about: 'working-hours',
      hours: weekHours,
    });
  });

  it.each([
    ['reading', { readSchedule: forever }, null],
    ['saving', { saveSchedule: forever }, asks.hours],
  ] as const)('can stop %s when it takes too long', async (state, never, event) => {
    const { arriveAt, send, clock, isSlow } = runOnboarding({ ...beforeHours, ...never }, provider);
    if (event) {
      await arriveAt('workingHours.filling');
      send(event);
    }
    await arriveAt(`workingHours.${state}`);
    clock.increment(60_000);
    expect(isSlow()).toBe(true);
    send({ type: 'CANCEL.REQUESTED' });
    await arriveAt('workingHours.filling');
  });

  it('are not asked for again, but can be opened', async () => {
    const { arriveAt, send } = runOnboarding({ ...beforeHours, ...at(hoursDone) }, provider);
    await arriveAt('paymentAccount.none');
    send({ type: 'STEP.OPENED', step: 'working-hours' });
    await arriveAt('workingHours.filling');
  });

  it('are never asked of a supplier, whatever the status says', async () => {
    const { arriveAt, context } = runOnboarding({ ...at(deliveryDone), readSchedule: refusal('FORBIDDEN') });
    await arriveAt('logo.choosing');
    expect(context().failure).toBeNull();
  });
});

describe('what is skipped', () => {
  it.each([
    ['where one serves', catalogueDone, 'deliveryArea.choosing', 'logo'],
    ['the logo', deliveryDone, 'logo.choosing', 'delivery-area'],
  ] as const)('is the step that one is at: not %s by a press for another', async (_, status, place, step) => {
    const { arriveAt, send, place: currentPlace, context } = runOnboarding(at(status));
    await arriveAt(place);
    send({ type: 'STEP.SKIPPED', step });
    expect([currentPlace(), context().request]).toEqual([place, null]);
  });
});

describe('the look where one is', () => {
  it('can be cancelled when it takes too long', async () => {
    const { arriveAt, send, clock, isSlow } = runOnboarding({ loadOnboarding: forever });
    await arriveAt('checking');
    clock.increment(60_000);
    expect(isSlow()).toBe(true);
    send({ type: 'CANCEL.REQUESTED' });
    await arriveAt('trouble');
  });
});

describe('opening a step again', () => {
  it.each([
    ['company-profile', 'companyProfile.filling'],
    ['catalogue', 'catalogue.looking'],
    ['delivery-area', 'deliveryArea.choosing'],
    ['delivery-methods', 'deliveryMethods.choosing'],
    ['logo', 'logo.choosing'],
    ['payment-account', 'paymentAccount.looking'],
    ['completion', 'completion.complete'],
  ] as const)('%s leads to it though it is done, without the failure of before', async (step, place) => {
    const { arriveAt, send, context } = runOnboarding({
      ...at(allDone, { account: readyAccount }),
      savePorts: refusal('NETWORK_ERROR'),
    });
    await arriveAt('completion.complete');
    send({ type: 'STEP.OPENED', step: 'delivery-area' });
    send(asks.ports);
    await expect.poll(() => context().failure?.code).toBe('NETWORK_ERROR');
    send({ type: 'STEP.OPENED', step });
    expect((await arriveAt(place)).context.failure).toBeNull();
  });

  it('and saving it leads back to the first that is open', async () => {
    const { arriveAt, send } = runOnboarding({
      ...at(logoDone),
      saveCompany: async () => ({ status: logoDone }),
    });
    await arriveAt('paymentAccount.none');
    send({ type: 'STEP.OPENED', step: 'company-profile' });
    send(asks.company);
    await arriveAt('paymentAccount.none');
  });
});

it('marks a step as settled where the guard of the path does', () => {
  const guard = onboardingMachine.implementations.guards['step is settled'];
  const all: StepName[] = [
    'company-profile',
    'catalogue',
    'delivery-area',
    'logo',
    'delivery-methods',
    'working-hours',
    'payment-account',
    'completion',
  ];
  const statuses: OnboardingStatus[] = [
    nothingDone,
    companyDone,
    catalogueDone,
    areaDone,
    logoDone,
    hoursDone,
    paymentDone,
    allDone,
    listDone,
    deliveryDone,
    { ...nothingDone, deliveryMethods: true },
    { ...nothingDone, skippedSteps: ['company-profile', 'delivery-area', 'logo'] },
  ];
  // The implementation in the vocabulary: it reads only context and parameters.
  const ask = guard as unknown as (given: object, params: { step: StepName }) => boolean;
  for (const status of statuses)
    for (const step of all) expect(ask({ context: { status } }, { step })).toBe(isStepSettled(status, step));
});

describe('all of these runs together', () => {
  const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(nodesOf),
  ];
  const nodes = nodesOf(onboardingMachine.root);
  /** Left in the step in which they are entered, so no snapshot shows them. */
  const passing = nodes.filter((node) => (node.always ?? []).length > 0).map(({ path }) => path.join('.'));

  it('come through every state', () => {
    const lasting = nodes
      .filter(({ type }) => type === 'atomic')
      .map(({ path }) => path.join('.'))
      .filter((place) => !passing.includes(place));
    expect([...seen.states].filter((place) => place !== '').sort()).toEqual(lasting.sort());
  });

  it('take every transition', () => {
    const all = nodes.flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(
        ({ source, eventType, target }) => transitionName(source, eventType, target),
      ),
    );
    expect(all.filter((transition) => !seen.transitions.has(transition))).toEqual([]);
  });
});
