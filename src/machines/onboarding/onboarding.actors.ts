import { answer, ApiError, asForm, dataOf, type MarketplaceClient } from '../../api/index.ts';
import { invariant } from '../../lib/invariant.ts';
import type { ChosenFile, FileStore } from '../import/index.ts';
import type {
  TruthUpdate,
  OnboardingContext,
  OnboardingRequest,
  OnboardingStatus,
  PaymentAccount,
  Vendor,
} from './onboarding.types.ts';
import { fromAbandonablePromise } from '../../statecharts/abandonable-promise.ts';

interface OnboardingEffects {
  client: MarketplaceClient;
  /** The store of the papers and logos that were chosen. */
  fileStore: Pick<FileStore, 'take'>;
}

type Claim = Pick<OnboardingContext, 'role' | 'userId'>;

/** The machine runs this effect only after the event that requests it. */
function requestAbout<About extends OnboardingRequest['about']>(
  { request }: OnboardingContext,
  about: About,
): Extract<OnboardingRequest, { about: About }> {
  invariant(request?.about === about, `something was asked about the ${about}`);
  // The line above narrows the type, which the compiler does not infer through a type parameter.
  return request as Extract<OnboardingRequest, { about: About }>;
}

const isRefusal = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

/** A 404, even with an empty body, clears the stored account (docs/requirements.md §7). */
async function askForAccount(
  client: MarketplaceClient,
  { userId, role }: Claim,
  signal: AbortSignal,
): Promise<PaymentAccount | null> {
  try {
    return await dataOf(client.POST('/stripe/get-stripe-account', { body: { userId, role }, signal }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Null if there is none. It is requested only once one was opened, so that earlier vendors cause no failing request.
 */
export async function readPaymentAccount(
  client: MarketplaceClient,
  claim: Claim,
  signal: AbortSignal,
): Promise<PaymentAccount | null> {
  const { paymentAccountOpened } = await claimsOf(client).status(claim, signal);
  return paymentAccountOpened ? askForAccount(client, claim, signal) : null;
}

/** Suppliers call suppliers/…, providers vendors/… (docs/requirements.md §5). */
function claimsOf(client: MarketplaceClient) {
  return {
    async status({ role, userId }: Claim, signal: AbortSignal): Promise<OnboardingStatus> {
      const asked = { body: { userId }, signal };
      const { data } = await (role === 'supplier'
        ? answer(client.POST('/suppliers/onboarding/status', asked))
        : answer(client.POST('/vendors/onboarding/status', asked)));
      return data;
    },
    async verifyCatalogue({ role, userId }: Claim, signal: AbortSignal): Promise<void> {
      const asked = { body: { userId }, signal };
      await (role === 'supplier'
        ? answer(client.POST('/suppliers/verify/inventory-upload', asked))
        : answer(client.POST('/vendors/verify/services-upload', asked)));
    },
    async complete({ role, userId }: Claim, signal: AbortSignal): Promise<void> {
      const asked = { body: { userId }, signal };
      await (role === 'supplier'
        ? answer(client.POST('/suppliers/complete/onboarding', asked))
        : answer(client.POST('/vendors/complete/onboarding', asked)));
    },
    account: (claim: Claim, signal: AbortSignal) => askForAccount(client, claim, signal),
  };
}

/**
 * The onboarding's effects: the contract's calls for both kinds of vendor, each given the whole context. Failures are
 * thrown as ApiError; a file that is no longer in the file store as `FILE_GONE`.
 */
export function onboardingActors({ client, fileStore }: OnboardingEffects) {
  const { status, verifyCatalogue, complete, account } = claimsOf(client);

  const effect = <Output>(run: (context: OnboardingContext, signal: AbortSignal) => Promise<Output>) =>
    fromAbandonablePromise<Output, OnboardingContext>(({ input, signal }) => run(input, signal));

  const vendor = async (signal: AbortSignal): Promise<Vendor> =>
    (await answer(client.GET('/vendor', { signal }))).data;

  const withStatus = async (
    update: Omit<TruthUpdate, 'status'>,
    claim: Claim,
    signal: AbortSignal,
  ): Promise<TruthUpdate> => ({
    ...update,
    status: await status(claim, signal),
  });

  /**
   * While the payment provider does not answer, everything but the payment account can continue: its last known state
   * is kept.
   */
  const accountUnlessAway = async (
    claim: Claim,
    signal: AbortSignal,
  ): Promise<Pick<TruthUpdate, 'account'>> => {
    try {
      return { account: await account(claim, signal) };
    } catch (error) {
      if (isRefusal(error, 'UNAVAILABLE')) return {};
      throw error;
    }
  };

  /** An existing account is read first, because that updates the vendor and the status. */
  const everything =
    (readAccount: (claim: Claim, signal: AbortSignal) => Promise<Pick<TruthUpdate, 'account'>>) =>
    async (claim: Claim, signal: AbortSignal): Promise<TruthUpdate> => {
      const [where, own] = await Promise.all([status(claim, signal), vendor(signal)]);
      if (!where.paymentAccountOpened) return { status: where, vendor: own, account: null };
      const read = await readAccount(claim, signal);
      const [whereNow, ownNow] = await Promise.all([status(claim, signal), vendor(signal)]);
      return { status: whereNow, vendor: ownNow, ...read };
    };
  const accountAlways = async (claim: Claim, signal: AbortSignal) => ({
    account: await account(claim, signal),
  });

  const storedFile = ({ fileKey, name }: ChosenFile): File => {
    const file = fileStore.take(fileKey);
    if (file) return file;
    throw Object.assign(new Error(`“${name}” is no longer available. Please choose it again.`), {
      code: 'FILE_GONE',
    });
  };

  // The version of this page's own last save: an application that is refused after the company was saved leaves the
  // machine with the previous version.
  let ownVersion = 0;

  return {
    loadOnboarding: effect(everything(accountUnlessAway)),

    saveCompany: effect<TruthUpdate>(async (context, signal) => {
      const { company } = requestAbout(context, 'company');
      const version = Math.max(context.vendor?.version ?? 0, ownVersion);
      const saved = await answer(
        client.PUT('/vendor', {
          params: { header: version > 0 ? { 'If-Match': String(version) } : {} },
          body: company,
          signal,
        }),
      );
      ownVersion = saved.data.version;
      if (!saved.data.actions.includes('submit_application'))
        return withStatus({ vendor: saved.data }, context, signal);
      const sent = await answer(client.POST('/vendor/application', { signal }));
      ownVersion = sent.data.version;
      return withStatus({ vendor: sent.data }, context, signal);
    }),

    // The status is not read after a paper: it does not change, and a failed read would cause the paper to be sent
    // again.
    addPaper: effect<TruthUpdate>(async (context, signal) => {
      const { file, kind } = requestAbout(context, 'paper');
      const paper = asForm({ kind, file: storedFile(file) });
      const { data } = await answer(client.POST('/vendor/papers', { ...paper, signal }));
      return { vendor: data };
    }),

    removePaper: effect<TruthUpdate>(async (context, signal) => {
      const { paperId } = requestAbout(context, 'paper-removal');
      try {
        const asked = { params: { path: { paperId } }, signal };
        return { vendor: (await answer(client.DELETE('/vendor/papers/{paperId}', asked))).data };
      } catch (error) {
        // Already removed, in another tab or by an attempt whose answer was lost, as the vendor wanted.
        if (isRefusal(error, 'NOT_FOUND')) return { vendor: await vendor(signal) };
        throw error;
      }
    }),

    savePorts: effect<TruthUpdate>(async (context, signal) => {
      const { ports } = requestAbout(context, 'ports');
      const { data } = await answer(client.PUT('/vendor/ports', { body: { ports }, signal }));
      return withStatus({ vendor: data }, context, signal);
    }),

    saveLogo: effect<TruthUpdate>(async (context, signal) => {
      const { file } = requestAbout(context, 'logo');
      if (file === null) {
        const removed = await answer(client.DELETE('/vendor/logo', { signal }));
        return withStatus({ vendor: removed.data }, context, signal);
      }
      const logo = asForm({ logo: storedFile(file) });
      const saved = await answer(client.POST('/vendor/logo', { ...logo, signal }));
      return withStatus({ vendor: saved.data }, context, signal);
    }),

    readDeliveryMethods: effect<TruthUpdate>(async (_, signal) => {
      const { data } = await answer(client.GET('/vendor/delivery-methods', { signal }));
      return { deliveryMethods: data.items };
    }),

    saveDeliveryMethods: effect<TruthUpdate>(async (context, signal) => {
      const { methods } = requestAbout(context, 'delivery-methods');
      const asked = { body: { items: methods }, signal };
      const { data } = await answer(client.PUT('/vendor/delivery-methods', asked));
      return withStatus({ deliveryMethods: data.items }, context, signal);
    }),

    readSchedule: effect<TruthUpdate>(async (_, signal) => ({
      schedule: (await answer(client.GET('/vendor/schedule', { signal }))).data,
    })),

    // Only the working hours are edited here: exceptions, notice and travel keep their values.
    saveSchedule: effect<TruthUpdate>(async (context, signal) => {
      const { hours } = requestAbout(context, 'working-hours');
      invariant(context.schedule, 'the schedule was read before hours could be entered');
      const {
        version,
        exceptions,
        noticeHours,
        horizonDays,
        bufferBeforeMinutes,
        bufferAfterMinutes,
        travel,
      } = context.schedule;
      const { data } = await answer(
        client.PUT('/vendor/schedule', {
          params: { header: { 'If-Match': String(version) } },
          body: {
            hours,
            exceptions,
            noticeHours,
            horizonDays,
            bufferBeforeMinutes,
            bufferAfterMinutes,
            travel,
          },
          signal,
        }),
      );
      return withStatus({ schedule: data }, context, signal);
    }),

    skipStep: effect<TruthUpdate>(async (context, signal) => {
      const { step } = requestAbout(context, 'skip');
      const steps = [...new Set([...(context.vendor?.skippedSteps ?? []), step])];
      const { data } = await answer(client.PUT('/vendor/skipped-steps', { body: { steps }, signal }));
      return withStatus({ vendor: data }, context, signal);
    }),

    verifyCatalogue: effect<TruthUpdate>(async (context, signal) => {
      await verifyCatalogue(context, signal);
      return withStatus({}, context, signal);
    }),

    createPaymentAccount: effect<{ url: string }>(async ({ role, userId }, signal) => {
      const asked = { body: { userId, role }, signal };
      return (await answer(client.POST('/stripe/create-stripe-account', asked))).data;
    }),

    refreshPaymentLink: effect<{ url: string }>(async ({ role, userId }, signal) => {
      const asked = { body: { userId, role }, signal };
      return (await answer(client.POST('/stripe/refresh-stripe-account-link', asked))).data;
    }),

    readPaymentAccount: effect(everything(accountAlways)),

    completeOnboarding: effect<TruthUpdate>(async (context, signal) => {
      await complete(context, signal);
      return withStatus({ vendor: await vendor(signal) }, context, signal);
    }),
  };
}
