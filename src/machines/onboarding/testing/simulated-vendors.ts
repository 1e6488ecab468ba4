import { isWithin, pathOfChartId } from '../../../statecharts/flow/flow-tree.ts';
import type { Flow } from '../../../statecharts/flow/flow.types.ts';
import { anyFixtures } from '../../../statecharts/explore/example-steps.ts';
import { exploreFromInputs, type ReachedState } from '../../../statecharts/explore/explorer.ts';
import { onboardingFixtures } from '../onboarding.fixtures.ts';
import { onboardingMachineOf } from '../onboarding.machine.ts';
import type { OnboardingContext, OnboardingInput, StepName, TruthUpdate } from '../onboarding.types.ts';
import { onboardingSteps } from '../onboarding.steps.ts';
import { isStepSettled } from '../settled-steps.ts';
import {
  allDone,
  catalogueDone,
  companyDone,
  describedVendor,
  incompleteAccount,
  newVendor,
  nothingDone,
  paymentDone,
  readyAccount,
} from './tramuntana.ts';

/** The results of vendors whom the real machine led along a path, with a server that has its own rule. */
export interface Simulation {
  /** The server's unmet requirements at the last step. */
  readonly refusedFor: Set<string>;
  /** The path's required steps that a vendor had not done at the last step. */
  readonly leftOut: Set<string>;
  /** States of vendors who never reach the end. */
  readonly stuckIn: Set<string>;
  /** States in which an import was stopped without leaving data. */
  readonly droppedIn: Set<string>;
  /** Steps that were opened by name and led elsewhere. */
  readonly misled: Set<string>;
  /** Every state in which a vendor stayed, by vendor. */
  readonly visited: Map<string, Set<string>>;
}

/** The server's rule: its unmet requirements. */
export type GapsOf = (context: OnboardingContext) => readonly string[];

const { inputs, outputs } = onboardingFixtures;

/** On a repeated call the server returns what it knows already. */
const knows =
  (first: TruthUpdate) =>
  ({ status, vendor, account }: OnboardingContext): TruthUpdate =>
    status && vendor ? { status, vendor, account } : first;

const beforePayment = { ...paymentDone, paymentAccountReady: false };

interface Beginning {
  readonly inputs: Readonly<Record<string, OnboardingInput>>;
  readonly loadOnboarding: Readonly<Record<string, ReturnType<typeof knows>>>;
}

/** The vendors at the start, with the server's data of them. */
const beginnings: readonly Beginning[] = [
  {
    inputs: { supplier: inputs['a supplier'], provider: inputs['a service provider'] },
    loadOnboarding: {
      'nothing is done': knows({ status: nothingDone, vendor: newVendor, account: null }),
      'a list is imported': knows({
        status: { ...nothingDone, listings: 42 },
        vendor: newVendor,
        account: null,
      }),
      'the company is handed in': knows({ status: companyDone, vendor: describedVendor, account: null }),
      'the list and the company are in': knows({
        status: catalogueDone,
        vendor: describedVendor,
        account: null,
      }),
      'everything is done': knows({ status: allDone, vendor: describedVendor, account: readyAccount }),
    },
  },
  {
    inputs: { returning: inputs['back from a payment link that had expired'] },
    loadOnboarding: {
      'all but the account': knows({
        status: beforePayment,
        vendor: describedVendor,
        account: incompleteAccount,
      }),
    },
  },
];

const fixturesOf = ({ inputs, loadOnboarding }: Beginning) =>
  anyFixtures<ReturnType<typeof onboardingMachineOf>>({
    ...onboardingFixtures,
    inputs,
    // Earlier failures make no difference to a path, except a deleted payment account.
    failures: { refreshPaymentLink: onboardingFixtures.failures.refreshPaymentLink },
    outputs: {
      ...outputs,
      loadOnboarding,
      skipStep: {
        'it can wait': ({ status, request }) =>
          status && request?.about === 'skip'
            ? { status: { skippedSteps: [...new Set([...status.skippedSteps, request.step])] } }
            : {},
      },
    },
  });

/** Steps are opened by name separately: the combinations of all pairs are too many. */
const withoutOpening = (flow: Flow): Flow => {
  const { 'STEP.OPENED': _opened, ...on } = flow.on ?? {};
  return { ...flow, on };
};

const contextOf = ({ snapshot }: ReachedState): OnboardingContext => snapshot.context as OnboardingContext; // the machine's own

const stepNames: readonly StepName[] = [
  'company-profile',
  'catalogue',
  'delivery-area',
  'logo',
  'delivery-methods',
  'working-hours',
];

/** Visiting the others once suffices. */
const needsDoing = new Set<unknown>(
  onboardingSteps.kinds
    .filter(({ step, doneBy }) => doneBy !== null && step !== 'completion')
    .map(({ step }) => step),
);

/** A payment account that is still being verified suffices for the path. */
function hasDone({ status, account }: OnboardingContext, step: StepName): boolean {
  if (step === 'payment-account') return account?.state === 'ready' || account?.state === 'pending';
  return status !== null && isStepSettled(status, step);
}

/** The import under way; another one after a restart. */
const importIn = ({ snapshot, ended }: ReachedState): unknown => {
  const child = (snapshot.children as Record<string, unknown>).catalogueImport;
  return ended.has(child) ? undefined : child;
};

const typeOf = ({ step }: ReachedState): string => step?.event.type ?? '';

/** Opens every step by name, for a vendor who has done all but the last. */
function openEverything(flow: Flow, { misled }: Simulation): void {
  const all = knows({
    status: { ...beforePayment, paymentAccountReady: true },
    vendor: describedVendor,
    account: readyAccount,
  });
  const fixtures = fixturesOf({
    inputs: { supplier: inputs['a supplier'], provider: inputs['a service provider'] },
    loadOnboarding: { 'all but the last step': all },
  });
  for (const explorer of exploreFromInputs(onboardingMachineOf(flow), fixtures)) {
    const loaded = explorer.next(explorer.start).find((next) => contextOf(next).status !== null);
    for (const opened of loaded ? explorer.next(loaded) : []) {
      const event = opened.step?.event;
      if (event?.type !== 'STEP.OPENED') continue;
      const { step } = event as unknown as { step: StepName }; // the fixtures' event
      const key = Object.entries(flow.states ?? {}).find(([, { meta }]) => meta?.step === step)?.[0];
      const isThere = opened.snapshot._nodes.some(({ id }) => pathOfChartId(flow, id) === key);
      if (key !== undefined && step !== 'completion' && !isThere) misled.add(step);
    }
  }
}

export function simulateVendors(flow: Flow, gapsOf: GapsOf): Simulation {
  const found: Simulation = {
    refusedFor: new Set(),
    leftOut: new Set(),
    stuckIn: new Set(),
    droppedIn: new Set(),
    misled: new Set(),
    visited: new Map(),
  };
  for (const beginning of beginnings) walk(flow, gapsOf, fixturesOf(beginning), found);
  openEverything(flow, found);
  return found;
}

function walk(flow: Flow, gapsOf: GapsOf, fixtures: ReturnType<typeof fixturesOf>, found: Simulation): void {
  const asked = Object.values(flow.states ?? {}).flatMap(({ meta }) =>
    meta?.optional === false && needsDoing.has(meta.step)
      ? [{ step: meta.step as StepName, only: meta.only }]
      : [],
  );
  const isRoleAsked = JSON.stringify(flow).includes('vendor is a');
  const statesOf = ({ snapshot }: ReachedState) => snapshot._nodes.map(({ id }) => pathOfChartId(flow, id));
  const innermost = (paths: readonly string[]): string =>
    paths.find((path) => !paths.some((other) => other !== path && isWithin(other, path))) ?? '';
  const nameOf = (reached: ReachedState): string => {
    const context = contextOf(reached);
    const { status, account, role } = context;
    return JSON.stringify([
      reached.snapshot.value,
      isRoleAsked ? role : null,
      stepNames.map((step) => hasDone(context, step)),
      status?.complete,
      (status?.listings ?? 0) > 0,
      account?.state,
    ]);
  };
  const into = new Map<string, string[]>();
  const stateOf = new Map<string, string>();
  const free = new Set<string>();
  const queue = exploreFromInputs(onboardingMachineOf(withoutOpening(flow)), fixtures).map((explorer) => ({
    explorer,
    place: explorer.start,
    name: nameOf(explorer.start),
  }));
  for (const { explorer, place, name } of queue) {
    if (stateOf.has(name)) continue;
    const states = statesOf(place);
    const context = contextOf(place);
    stateOf.set(name, innermost(states));
    const visitedBefore = found.visited.get(place.input) ?? new Set();
    found.visited.set(place.input, new Set([...visitedBefore, ...states]));
    const isComplete = context.status?.complete === true;
    if (states.includes('completion') && !isComplete) {
      for (const step of gapsOf(context)) found.refusedFor.add(step);
      for (const { step, only } of asked) {
        const isForThem = only === undefined || only === context.role;
        if (isForThem && !hasDone(context, step)) found.leftOut.add(step);
      }
      if (states.includes('completion.complete')) found.leftOut.add('completion');
    }
    if (states.includes('completion.complete') && isComplete) free.add(name);
    for (const next of explorer.next(place)) {
      const type = typeOf(next);
      const isLost = importIn(place) !== undefined && importIn(place) !== importIn(next);
      if (isLost && !type.endsWith('.actor.catalogueImport') && (context.status?.listings ?? 0) === 0)
        found.droppedIn.add(innermost(states));
      // The server decides.
      if (type === 'xstate.done.actor.completeOnboarding' && gapsOf(context).length > 0) continue;
      const after = nameOf(next);
      into.set(after, [...(into.get(after) ?? []), name]);
      if (!stateOf.has(after)) queue.push({ explorer, place: next, name: after });
    }
  }
  for (const end of free) for (const before of into.get(end) ?? []) free.add(before);
  for (const [name, state] of stateOf) if (!free.has(name)) found.stuckIn.add(state);
}
