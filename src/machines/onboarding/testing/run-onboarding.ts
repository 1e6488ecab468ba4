import { createActor, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate';
import { importMachine, type Draft, type ImportKind, type ImportResult } from '../../import/index.ts';
import { onboardingMachine } from '../onboarding.machine.ts';
import type {
  TruthUpdate,
  OnboardingContext,
  OnboardingEvent,
  OnboardingInput,
} from '../onboarding.types.ts';
import { newVendor, nothingDone } from './tramuntana.ts';

type Effect<Output> = (context: OnboardingContext, signal: AbortSignal) => Promise<Output>;

/** What each effect does when the path runs it; an effect that is left out changes nothing. */
export interface Scene {
  loadOnboarding?: Effect<TruthUpdate>;
  saveCompany?: Effect<TruthUpdate>;
  addPaper?: Effect<TruthUpdate>;
  removePaper?: Effect<TruthUpdate>;
  savePorts?: Effect<TruthUpdate>;
  saveLogo?: Effect<TruthUpdate>;
  readDeliveryMethods?: Effect<TruthUpdate>;
  saveDeliveryMethods?: Effect<TruthUpdate>;
  readSchedule?: Effect<TruthUpdate>;
  saveSchedule?: Effect<TruthUpdate>;
  skipStep?: Effect<TruthUpdate>;
  verifyCatalogue?: Effect<TruthUpdate>;
  createPaymentAccount?: Effect<{ url: string }>;
  refreshPaymentLink?: Effect<{ url: string }>;
  readPaymentAccount?: Effect<TruthUpdate>;
  completeOnboarding?: Effect<TruthUpdate>;
}

export const truth: Required<Omit<TruthUpdate, 'deliveryMethods' | 'schedule'>> = {
  status: nothingDone,
  vendor: newVendor,
  account: null,
};

/** The import machine's answers when everything succeeds: a list of one row that is read, reviewed and published. */
const summary = { rows: 1, blocked: 0, doubtful: 0, noted: 0, excluded: 0, ready: 1, uncheckedPrices: 0 };
const draft = {
  importId: 'import-1',
  fileName: 'list.csv',
  sizeBytes: 10,
  hasFile: true,
  hasReading: true,
  isCutOff: false,
  version: 1,
};
interface Committed {
  kind: ImportKind;
  userId: string;
  importId: string;
  batches: number;
  rows: number;
}
const smoothImport = importMachine.provide({
  actors: {
    openDraft: fromPromise<{ draft: Draft | null }, { kind: ImportKind }>(async () => ({ draft })),
    fetchReview: fromPromise(async () => ({ draft, summary })),
    compareRows: fromPromise(async () => ({ summary })),
    stageLines: fromPromise(async () => ({ batches: 1, rows: 1, version: 2 })),
    commitImport: fromPromise<ImportResult, Committed>(async () => ({
      importId: 'import-1',
      new: 1,
      changed: 0,
      unchanged: 0,
      undoUntil: null,
    })),
  },
});

type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>;

/** A state's path, e.g. `deliveryArea.choosing`; for a call under way, without whether it is slow. */
const statePathOf = (value: unknown): string => fullStatePathOf(value).replace(/\.(?:onTime|slow)$/, '');

const fullStatePathOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([state, inner]) => `${state}.${fullStatePathOf(inner)}`)
        .join()
    : String(value);

/** Every state that was entered and every transition that was taken, in all runs of a test file. */
export const seen = { states: new Set<string>(), transitions: new Set<string>() };

interface Microstep {
  type: string;
  actorRef: { logic: unknown };
  _transitions?: readonly { source: { id: string }; eventType: string; target?: readonly { id: string }[] }[];
}

export const transitionName = (
  source: { id: string },
  eventType: string,
  target: readonly { id: string }[] | undefined,
): string => `${source.id} ${eventType} → ${(target ?? []).map(({ id }) => id).join()}`;

/**
 * The onboarding machine, started, with effects that behave as the scene defines; on the given path, or the committed
 * one.
 */
export function runOnboarding(
  scene: Scene = {},
  input: Partial<OnboardingInput> = {},
  path = onboardingMachine,
) {
  const wentTo: string[] = [];
  const aborted: string[] = [];
  const clock = new SimulatedClock();
  const effect = <Output>(name: keyof Scene, answer: Effect<Output> | undefined, otherwise: Output) =>
    fromPromise<Output, OnboardingContext>(({ input: context, signal }) => {
      signal.addEventListener('abort', () => aborted.push(name));
      return answer ? answer(context, signal) : Promise.resolve(otherwise);
    });
  const url = 'https://payments.example.com/onboarding/acct_1';
  const machine = path.provide({
    actors: {
      loadOnboarding: effect<TruthUpdate>('loadOnboarding', scene.loadOnboarding, truth),
      saveCompany: effect('saveCompany', scene.saveCompany, {}),
      addPaper: effect('addPaper', scene.addPaper, {}),
      removePaper: effect('removePaper', scene.removePaper, {}),
      savePorts: effect('savePorts', scene.savePorts, {}),
      saveLogo: effect('saveLogo', scene.saveLogo, {}),
      readDeliveryMethods: effect('readDeliveryMethods', scene.readDeliveryMethods, {}),
      saveDeliveryMethods: effect('saveDeliveryMethods', scene.saveDeliveryMethods, {}),
      readSchedule: effect('readSchedule', scene.readSchedule, {}),
      saveSchedule: effect('saveSchedule', scene.saveSchedule, {}),
      skipStep: effect('skipStep', scene.skipStep, {}),
      catalogueImport: smoothImport,
      verifyCatalogue: effect('verifyCatalogue', scene.verifyCatalogue, {}),
      createPaymentAccount: effect('createPaymentAccount', scene.createPaymentAccount, { url }),
      refreshPaymentLink: effect('refreshPaymentLink', scene.refreshPaymentLink, { url }),
      readPaymentAccount: effect('readPaymentAccount', scene.readPaymentAccount, {}),
      completeOnboarding: effect('completeOnboarding', scene.completeOnboarding, {}),
    },
    actions: {
      goToPaymentProvider: ({ event }) => {
        // The event is that of a link being made.
        if ('output' in event) wentTo.push((event.output as { url: string }).url);
      },
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { role: 'supplier', userId: newVendor.id, arrival: 'walk', ...input },
    inspect: (event) => {
      // The transitions are not part of xstate's types.
      const { type, actorRef, _transitions } = event as unknown as Microstep;
      if (type !== '@xstate.microstep' || actorRef.logic !== machine) return;
      for (const { source, eventType, target } of _transitions ?? [])
        seen.transitions.add(transitionName(source, eventType, target));
    },
  });
  actor.subscribe((snapshot) => seen.states.add(fullStatePathOf(snapshot.value)));
  actor.start();
  const arriveAt = async (place: string): Promise<OnboardingSnapshot> =>
    waitFor(actor, ({ value }) => statePathOf(value) === place, { timeout: 20_000 });
  return {
    actor,
    clock,
    wentTo,
    aborted,
    arriveAt,
    send: (event: OnboardingEvent) => actor.send(event),
    place: () => statePathOf(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    isSlow: () => actor.getSnapshot().hasTag('slow'),
  };
}

export const forever = (): Promise<never> => new Promise(() => undefined);

/** A refusal in the shape of ApiError. */
export const refusal =
  (code: string, details: object = {}) =>
  (): Promise<never> =>
    Promise.reject(Object.assign(new Error(`Refused: ${code}.`), { code, details }));
