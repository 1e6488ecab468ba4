import { answer, ApiError, type MarketplaceClient } from '../../api/index.ts';
import { invariant } from '../../lib/invariant.ts';
import type { ChosenFile, FileShelf } from '../import/index.ts';
import type {
  Learnt,
  OnboardingContext,
  OnboardingRequest,
  OnboardingStatus,
  PaymentAccount,
  Vendor,
} from './onboarding.types.ts';
import { fromAbandonablePromise } from '../../statecharts/abandonable-promise.ts';

export interface OnboardingEffects {
  client: MarketplaceClient;
  /** Where papers and logos lie that were chosen. */
  shelf: Pick<FileShelf, 'take'>;
}

type Claim = Pick<OnboardingContext, 'role' | 'userId'>;

/** The machine runs this effect only after the event that asks for it. */
function requestAbout<About extends OnboardingRequest['about']>(
  { request }: OnboardingContext,
  about: About,
): Extract<OnboardingRequest, { about: About }> {
  invariant(request?.about === about, `something was asked about the ${about}`);
  // Narrowed by the line above, which the compiler does not follow through a type parameter.
  return request as Extract<OnboardingRequest, { about: About }>;
}

const isRefusal = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

/** Suppliers call suppliers/…, providers vendors/… (specification §5). */
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
    /** Null where there is none: a 404 clears the account that was known. */
    async account({ role, userId }: Claim, signal: AbortSignal): Promise<PaymentAccount | null> {
      const asked = { body: { userId, role }, signal };
      try {
        return (await answer(client.POST('/stripe/get-stripe-account', asked))).data;
      } catch (error) {
        if (isRefusal(error, 'PAYMENT_ACCOUNT_NOT_FOUND')) return null;
        throw error;
      }
    },
  };
}

/**
 * The onboarding's effects: the contract's calls for both kinds of vendor, each given the whole context. Failures are thrown as ApiError; a file
 * that is no longer on the shelf as `FILE_GONE`.
 */
export function onboardingActors({ client, shelf }: OnboardingEffects) {
  const { status, verifyCatalogue, complete, account } = claimsOf(client);

  const effect = <Output>(run: (context: OnboardingContext, signal: AbortSignal) => Promise<Output>) =>
    fromAbandonablePromise<Output, OnboardingContext>(({ input, signal }) => run(input, signal));

  const vendor = async (signal: AbortSignal): Promise<Vendor> =>
    (await answer(client.GET('/vendor', { signal }))).data;

  const withStatus = async (
    learnt: Omit<Learnt, 'status'>,
    claim: Claim,
    signal: AbortSignal,
  ): Promise<Learnt> => ({
    ...learnt,
    status: await status(claim, signal),
  });

  /** While the payment provider does not answer, everything but the payment account can go on: what was known of it stays. */
  const accountUnlessAway = async (claim: Claim, signal: AbortSignal): Promise<Pick<Learnt, 'account'>> => {
    try {
      return { account: await account(claim, signal) };
    } catch (error) {
      if (isRefusal(error, 'UNAVAILABLE')) return {};
      throw error;
    }
  };

  /** The account first: reading it is what brings vendor and status up to date. */
  const everything =
    (readAccount: (claim: Claim, signal: AbortSignal) => Promise<Pick<Learnt, 'account'>>) =>
    async (claim: Claim, signal: AbortSignal): Promise<Learnt> => {
      const read = await readAccount(claim, signal);
      const [where, own] = await Promise.all([status(claim, signal), vendor(signal)]);
      return { status: where, vendor: own, ...read };
    };
  const accountAlways = async (claim: Claim, signal: AbortSignal) => ({
    account: await account(claim, signal),
  });

  const fromShelf = ({ shelfId, name }: ChosenFile): File => {
    const file = shelf.take(shelfId);
    if (file) return file;
    throw Object.assign(new Error(`“${name}” is no longer at hand. Please choose it again.`), {
      code: 'FILE_GONE',
    });
  };

  // What this page itself saved last: an application that is refused after the company was saved leaves the machine with the version before.
  let ownVersion = 0;

  return {
    loadOnboarding: effect(everything(accountUnlessAway)),

    saveCompany: effect<Learnt>(async (context, signal) => {
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

    // No status after a paper: nothing in it changes, and a failure there would have the paper sent again.
    addPaper: effect<Learnt>(async (context, signal) => {
      const { file, kind } = requestAbout(context, 'paper');
      const form = new FormData();
      form.append('kind', kind);
      form.append('file', fromShelf(file));
      const { data } = await answer(
        client.POST('/vendor/papers', {
          body: { kind, file: file.name },
          // The contract types a file's content as text; what is sent is the file itself.
          bodySerializer: () => form,
          signal,
        }),
      );
      return { vendor: data };
    }),

    removePaper: effect<Learnt>(async (context, signal) => {
      const { paperId } = requestAbout(context, 'paper-removal');
      try {
        const asked = { params: { path: { paperId } }, signal };
        return { vendor: (await answer(client.DELETE('/vendor/papers/{paperId}', asked))).data };
      } catch (error) {
        // Removed already, in another tab or by a try whose answer was lost: that is what was wanted.
        if (isRefusal(error, 'NOT_FOUND')) return { vendor: await vendor(signal) };
        throw error;
      }
    }),

    savePorts: effect<Learnt>(async (context, signal) => {
      const { ports } = requestAbout(context, 'ports');
      const { data } = await answer(client.PUT('/vendor/ports', { body: { ports }, signal }));
      return withStatus({ vendor: data }, context, signal);
    }),

    saveLogo: effect<Learnt>(async (context, signal) => {
      const { file } = requestAbout(context, 'logo');
      if (file === null) {
        const removed = await answer(client.DELETE('/vendor/logo', { signal }));
        return withStatus({ vendor: removed.data }, context, signal);
      }
      const form = new FormData();
      form.append('logo', fromShelf(file));
      const saved = await answer(
        client.POST('/vendor/logo', { body: { logo: file.name }, bodySerializer: () => form, signal }),
      );
      return withStatus({ vendor: saved.data }, context, signal);
    }),

    readDeliveryMethods: effect<Learnt>(async (_, signal) => {
      const { data } = await answer(client.GET('/vendor/delivery-methods', { signal }));
      return { deliveryMethods: data.items };
    }),

    saveDeliveryMethods: effect<Learnt>(async (context, signal) => {
      const { methods } = requestAbout(context, 'delivery-methods');
      const asked = { body: { items: methods }, signal };
      const { data } = await answer(client.PUT('/vendor/delivery-methods', asked));
      return withStatus({ deliveryMethods: data.items }, context, signal);
    }),

    skipStep: effect<Learnt>(async (context, signal) => {
      const { step } = requestAbout(context, 'skip');
      const steps = [...new Set([...(context.vendor?.skippedSteps ?? []), step])];
      const { data } = await answer(client.PUT('/vendor/skipped-steps', { body: { steps }, signal }));
      return withStatus({ vendor: data }, context, signal);
    }),

    verifyCatalogue: effect<Learnt>(async (context, signal) => {
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

    completeOnboarding: effect<Learnt>(async (context, signal) => {
      await complete(context, signal);
      return withStatus({ vendor: await vendor(signal) }, context, signal);
    }),
  };
}
