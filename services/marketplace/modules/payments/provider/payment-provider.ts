import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { unmeasuredCalls, type OutgoingCalls } from '../../../platform/outgoing-calls.ts';

const require = createRequire(import.meta.url);
/** The provider's client library, loaded with the first call, because it needs as much memory as a module of ours. */
const library = () => require('stripe') as typeof Stripe;

interface PaymentProviderOptions {
  readonly secretKey: string;
  /** Address of the sandbox; null for the provider itself. */
  readonly sandboxUrl: string | null;
  /** The timeout of one attempt. */
  readonly answerMaxMs?: number;
  readonly retriesMax?: number;
  readonly calls?: OutgoingCalls;
}

/** The provider's own client, which repeats a call under the same key if it does not know whether it arrived. */
export function createPaymentProvider(options: PaymentProviderOptions): Stripe {
  let client: Stripe | null = null;
  // Creates the client when it is first used; the client's internal calls bypass the proxy.
  return new Proxy(Object.create(null) as Stripe, {
    get: (_target, name) => Reflect.get((client ??= clientOf(options)), name) as unknown,
  });
}

function clientOf({
  secretKey,
  sandboxUrl,
  answerMaxMs = 10_000,
  retriesMax = 2,
  calls = unmeasuredCalls,
}: PaymentProviderOptions): Stripe {
  const sandbox = sandboxUrl === null ? null : new URL(sandboxUrl);
  const Client = library();
  return new Client(secretKey, {
    timeout: answerMaxMs,
    maxNetworkRetries: retriesMax,
    telemetry: false,
    httpClient: measuredClient(calls),
    appInfo: { name: 'Quayside' },
    ...(sandbox && {
      protocol: sandbox.protocol === 'http:' ? 'http' : 'https',
      host: sandbox.hostname,
      port: sandbox.port,
    }),
  });
}

/** The client's own HTTP client, with each attempt measured. */
function measuredClient(calls: OutgoingCalls): Stripe.HttpClient {
  const client = library().createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (...request) =>
    calls.measured(
      'payment provider',
      () => makeRequest(...request),
      (response) => outcomeOf(response.getStatusCode()),
    );
  return client;
}

const outcomeOf = (status: number) => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'done');

/**
 * `GONE`: it does not exist, or is not ours; `AWAY`: no response, retry; `REFUSED`: the provider declined, for the
 * reason `why`, with `balanceMissing` if our balance at the provider does not cover it yet.
 */
export type ProviderRefusal =
  | { readonly code: 'GONE' }
  | { readonly code: 'AWAY' }
  | { readonly code: 'REFUSED'; readonly why: string; readonly balanceMissing: boolean };

const goneCodes: readonly (string | undefined)[] = ['account_invalid', 'resource_missing'];

/**
 * The result of a call, or its refusal. A wrong API key, or an idempotency key with other parameters, is a bug and
 * throws.
 */
export async function ask<T>(call: () => Promise<T>): Promise<Result<T, ProviderRefusal>> {
  try {
    return ok(await call());
  } catch (error) {
    const { errors } = library();
    const away = [errors.StripeConnectionError, errors.StripeAPIError, errors.StripeRateLimitError];
    if (away.some((kind) => error instanceof kind)) return refuse({ code: 'AWAY' });
    if (!(error instanceof errors.StripeError)) throw error;
    if (goneCodes.includes(error.code)) return refuse({ code: 'GONE' });
    // Another call with this key is under way; its response will be ours.
    if (error.code === 'idempotency_key_in_use') return refuse({ code: 'AWAY' });
    const balanceMissing = error.code === 'balance_insufficient';
    if (error instanceof errors.StripeInvalidRequestError)
      return refuse({ code: 'REFUSED', why: error.message, balanceMissing });
    throw error;
  }
}
