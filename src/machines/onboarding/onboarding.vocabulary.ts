import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';
// Not through the door, which brings its effects and with them the client: the generator of paths loads this file.
import { importMachine } from '../import/import.machine.ts';
import type { VendorRole } from '../import/index.ts';
import type {
  Learnt,
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

const notProvided = (name: string): never => {
  throw new Error(`The actor "${name}" is not provided.`);
};

/** A failure as the actors throw it; anything else is a bug and keeps only its message. */
function toOnboardingFailure(error: unknown): OnboardingFailure {
  if (typeof error === 'object' && error !== null && 'code' in error && 'message' in error) {
    const { code, message, details } = error as {
      code: unknown;
      message: unknown;
      details?: {
        retryAfterSeconds?: number;
        fields?: { field: string; message: string }[];
        missing?: string[];
      };
    }; // the shape of ApiError, which machines may not import
    return {
      code: String(code),
      message: String(message),
      retryAfterSeconds: details?.retryAfterSeconds ?? null,
      fields: details?.fields?.map(({ field, message: words }) => ({ field, message: words })) ?? [],
      missing: [...(details?.missing ?? [])],
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'UNEXPECTED', message, retryAfterSeconds: null, fields: [], missing: [] };
}

const codeOf = (event: OnboardingEvent): string =>
  // The error events of actors carry what was thrown; they are not among the events one sends.
  'error' in event ? toOnboardingFailure(event.error).code : '';

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

/** An effect of the path. Each is given the whole context, so that a path needs no code to say what an effect works on. */
const effect = <Output>(name: string) => fromPromise<Output, OnboardingContext>(() => notProvided(name));

/** What was known with what was learnt of it; whatever is known first is whole. */
const withLearnt = <Known extends object>(known: Known | null, learnt?: Partial<Known>): Known | null =>
  // A path begins with `loadOnboarding`, which answers all there is.
  learnt === undefined ? known : known === null ? (learnt as Known) : { ...known, ...learnt };

const noMeta: OnboardingMeta = {};

/** What an onboarding path may use: the menu from which onboarding.flow.json is made. */
export const onboardingVocabulary = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    input: {} as OnboardingInput,
    tags: {} as 'busy' | 'local',
    meta: noMeta,
  },
  actors: {
    loadOnboarding: effect<Learnt>('loadOnboarding'),
    saveCompany: effect<Learnt>('saveCompany'),
    addPaper: effect<Learnt>('addPaper'),
    removePaper: effect<Learnt>('removePaper'),
    savePorts: effect<Learnt>('savePorts'),
    saveLogo: effect<Learnt>('saveLogo'),
    readDeliveryMethods: effect<Learnt>('readDeliveryMethods'),
    saveDeliveryMethods: effect<Learnt>('saveDeliveryMethods'),
    skipStep: effect<Learnt>('skipStep'),
    catalogueImport: importMachine,
    verifyCatalogue: effect<Learnt>('verifyCatalogue'),
    createPaymentAccount: effect<{ url: string }>('createPaymentAccount'),
    refreshPaymentLink: effect<{ url: string }>('refreshPaymentLink'),
    readPaymentAccount: effect<Learnt>('readPaymentAccount'),
    completeOnboarding: effect<Learnt>('completeOnboarding'),
  },
  actions: {
    keepTruth: assign(({ context, event }) => {
      // Done events carry what was learnt; they are not among the events one sends.
      const learnt: Learnt = 'output' in event ? (event.output as Learnt) : {};
      return {
        status: withLearnt<OnboardingStatus>(context.status, learnt.status),
        vendor: withLearnt<Vendor>(context.vendor, learnt.vendor),
        account: 'account' in learnt ? (learnt.account ?? null) : context.account,
        deliveryMethods: learnt.deliveryMethods ?? context.deliveryMethods,
      };
    }),
    /** The import inside is made, whether or not the vendor goes on from there. */
    noteImported: assign({
      status: ({ context: { status }, event }) => {
        // What an invoked machine shows of itself comes with its own event, which is not among those one sends.
        const shown = 'snapshot' in event ? (event.snapshot as SnapshotFrom<typeof importMachine>) : null;
        const made = shown?.context.result;
        return status && made
          ? { ...status, listings: Math.max(status.listings, made.new + made.changed + made.unchanged) }
          : status;
      },
    }),
    keepRequest: assign({ request: ({ event }) => requestOf(event) }),
    keepFailure: assign({
      failure: ({ event }) => toOnboardingFailure('error' in event ? event.error : undefined),
    }),
    forgetFailure: assign({ failure: null }),
    forgetAccount: assign({ account: null }),
    forgetArrival: assign({ arrival: 'walk' }),
    markSlow: assign({ slow: true }),
    markPrompt: assign({ slow: false }),
    /** Effect of the shell: the browser goes to `output.url` of the event. */
    goToPaymentProvider: () => {},
  },
  guards: {
    'a fresh payment link is asked for': ({ context }) => context.arrival === 'fresh-link',
    'onboarding is complete': ({ context }) => context.status?.complete === true,
    'step is settled': ({ context: { status } }, { step }: { step: StepName }) =>
      status !== null && isStepSettled(status, step),
    /** Before anything is known there is no road to open a step of. */
    'step asked for is': ({ context, event }, { step }: { step: StepName }) =>
      context.status !== null && event.type === 'STEP.OPENED' && event.step === step,
    /** What is skipped is the step that the path is at, not another that was open a moment before. */
    'step skipped is': ({ event }, { step }: { step: SkippableStep }) =>
      event.type === 'STEP.SKIPPED' && event.step === step,
    'vendor is a': ({ context }, { role }: { role: VendorRole }) => context.role === role,
    'something is imported': ({ context }) => (context.status?.listings ?? 0) > 0,
    'payment account is ready': ({ context }) => context.account?.state === 'ready',
    'payment account is being checked': ({ context }) => context.account?.state === 'pending',
    'payment account is refused': ({ context }) => context.account?.state === 'refused',
    'payment account exists': ({ context }) => context.account !== null,
    'payment account is gone': ({ event }) => codeOf(event) === 'PAYMENT_ACCOUNT_NOT_FOUND',
    'something is missing': ({ event }) => codeOf(event) === 'ONBOARDING_INCOMPLETE',
  },
  delays: {
    patience: PATIENCE_MS,
    recheck: RECHECK_MS,
  },
});
