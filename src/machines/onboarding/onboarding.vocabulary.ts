import { assign, setup, type SnapshotFrom } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';
// Not from the index, which imports the effects and with them the client: the generator of paths loads this file.
import { importMachine } from '../import/import.machine.ts';
import type { VendorRole } from '../import/index.ts';
import { errorIn, failureDetailsOf, failureOf, inputIn, providedPromise } from '../kit/index.ts';
import type {
  TruthUpdate,
  OnboardingContext,
  OnboardingEvent,
  OnboardingFailure,
  OnboardingInput,
  OnboardingMeta,
  OnboardingRequest,
  OnboardingStatus,
  SkippableStep,
  StepName,
  Vendor,
} from './onboarding.types.ts';
import { isStepSettled } from './settled-steps.ts';

const RECHECK_MS = 15_000;

function onboardingFailureOf(error: unknown): OnboardingFailure {
  const { retryAfterSeconds, fields, missing } = failureDetailsOf(error);
  return { ...failureOf(error), retryAfterSeconds, fields, missing };
}

const refusalIn = (event: OnboardingEvent): string => failureOf(errorIn(event)).code;

const requestOf = (event: OnboardingEvent): OnboardingRequest | null => {
  switch (event.type) {
    case 'COMPANY.SUBMITTED':
      return { about: 'company', company: event.company };
    case 'PORTS.SUBMITTED':
      return { about: 'ports', ports: event.ports };
    case 'LOGO.CHOSEN':
      return { about: 'logo', file: event.file };
    case 'LOGO.REMOVED':
      return { about: 'logo', file: null };
    case 'DELIVERY.SUBMITTED':
      return { about: 'delivery-methods', methods: event.methods };
    case 'HOURS.SUBMITTED':
      return { about: 'working-hours', hours: event.hours };
    case 'PAPER.CHOSEN':
      return { about: 'paper', file: event.file, kind: event.kind };
    case 'PAPER.REMOVED':
      return { about: 'paper-removal', paperId: event.paperId };
    case 'STEP.SKIPPED':
      return { about: 'skip', step: event.step };
    default:
      return null;
  }
};

/** An effect of the path. Each is given the whole context, so that a path needs no code to choose an effect's input. */
const effect = <Output>(name: string) => providedPromise<Output, OnboardingContext>(name);

/** The known data, updated; the first answer is complete. */
const withUpdate = <Known extends object>(known: Known | null, update?: Partial<Known>): Known | null =>
  // A path begins with `loadOnboarding`, which returns all data.
  update === undefined ? known : known === null ? (update as Known) : { ...known, ...update };

const arrivalIn = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'arrival' in input ? input.arrival : undefined;

const noMeta: OnboardingMeta = {};

/** What an onboarding path may use: the vocabulary of onboarding.flow.json. */
export const onboardingVocabulary = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    input: {} as OnboardingInput,
    tags: {} as 'busy' | 'slow' | 'local',
    meta: noMeta,
  },
  actors: {
    loadOnboarding: effect<TruthUpdate>('loadOnboarding'),
    saveCompany: effect<TruthUpdate>('saveCompany'),
    addPaper: effect<TruthUpdate>('addPaper'),
    removePaper: effect<TruthUpdate>('removePaper'),
    savePorts: effect<TruthUpdate>('savePorts'),
    saveLogo: effect<TruthUpdate>('saveLogo'),
    readDeliveryMethods: effect<TruthUpdate>('readDeliveryMethods'),
    saveDeliveryMethods: effect<TruthUpdate>('saveDeliveryMethods'),
    readSchedule: effect<TruthUpdate>('readSchedule'),
    saveSchedule: effect<TruthUpdate>('saveSchedule'),
    skipStep: effect<TruthUpdate>('skipStep'),
    catalogueImport: importMachine,
    verifyCatalogue: effect<TruthUpdate>('verifyCatalogue'),
    createPaymentAccount: effect<{ url: string }>('createPaymentAccount'),
    refreshPaymentLink: effect<{ url: string }>('refreshPaymentLink'),
    readPaymentAccount: effect<TruthUpdate>('readPaymentAccount'),
    completeOnboarding: effect<TruthUpdate>('completeOnboarding'),
  },
  actions: {
    keepTruth: assign(({ context, event }) => {
      // Done events carry an effect's changes; they are not among the events that are sent.
      const update: TruthUpdate = 'output' in event ? (event.output as TruthUpdate) : {};
      return {
        status: withUpdate<OnboardingStatus>(context.status, update.status),
        vendor: withUpdate<Vendor>(context.vendor, update.vendor),
        account: 'account' in update ? (update.account ?? null) : context.account,
        deliveryMethods: update.deliveryMethods ?? context.deliveryMethods,
        schedule: update.schedule ?? context.schedule,
      };
    }),
    /** The invoked import is started, whether or not the vendor continues from there. */
    noteImported: assign({
      status: ({ context: { status }, event }) => {
        // The snapshot of an invoked machine comes with its own event, which is not among those that are sent.
        const shown = 'snapshot' in event ? (event.snapshot as SnapshotFrom<typeof importMachine>) : null;
        const made = shown?.context.result;
        return status && made
          ? { ...status, listings: Math.max(status.listings, made.new + made.changed + made.unchanged) }
          : status;
      },
    }),
    keepRequest: assign({ request: ({ event }) => requestOf(event) }),
    keepFailure: assign({ failure: ({ event }) => onboardingFailureOf(errorIn(event)) }),
    forgetFailure: assign({ failure: null }),
    forgetAccount: assign({ account: null }),
    /** Effect of the shell: the browser opens `output.url` of the event. */
    goToPaymentProvider: () => {},
  },
  guards: {
    /** Only at the start of the path: from its input. */
    'a fresh payment link is asked for': ({ event }) => arrivalIn(inputIn(event)) === 'fresh-link',
    'onboarding is complete': ({ context }) => context.status?.complete === true,
    'step is settled': ({ context: { status } }, { step }: { step: StepName }) =>
      status !== null && isStepSettled(status, step),
    /** Before the status is loaded there is no step to open. */
    'step asked for is': ({ context, event }, { step }: { step: StepName }) =>
      context.status !== null && event.type === 'STEP.OPENED' && event.step === step,
    /** The current step is skipped, not another one that was open a moment before. */
    'step skipped is': ({ event }, { step }: { step: SkippableStep }) =>
      event.type === 'STEP.SKIPPED' && event.step === step,
    'vendor is a': ({ context }, { role }: { role: VendorRole }) => context.role === role,
    'something is imported': ({ context }) => (context.status?.listings ?? 0) > 0,
    'payment account is ready': ({ context }) => context.account?.state === 'ready',
    'payment account is being checked': ({ context }) => context.account?.state === 'pending',
    'payment account is refused': ({ context }) => context.account?.state === 'refused',
    'payment account exists': ({ context }) => context.account !== null,
    'payment account is gone': ({ event }) => refusalIn(event) === 'PAYMENT_ACCOUNT_NOT_FOUND',
    'something is missing': ({ event }) => refusalIn(event) === 'ONBOARDING_INCOMPLETE',
  },
  delays: {
    patience: PATIENCE_MS,
    recheck: RECHECK_MS,
  },
});
