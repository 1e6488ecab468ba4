import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '../../openapi/__generated__/marketplace.ts';
import { errorOfRejection } from './api-error.ts';
import { readCookie } from './cookies.ts';
import { failedCalls, type DoneCall, type FailedCall } from './failed-calls.ts';

export type MarketplaceClient = Client<paths>;

export interface ClientOptions {
  /** The API base, ending in `/api`. */
  baseUrl: string;
  /** The stored token, or null. Called for each request. */
  readToken: () => string | null;
  fetch?: (request: Request) => Promise<Response>;
  onFailedCall?: (failure: FailedCall) => void;
  onDoneCall?: (call: DoneCall) => void;
  /** Calls carry an id for tracing them through the services. */
  isTraced?: boolean;
  /**
   * Called when the server refuses (401) the token that is still stored; not for the 401 of sign-in, which is about the
   * password.
   */
  onTokenRefused?: () => void;
}

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';
const SIGN_IN_PATH: keyof paths = '/auth/sign-in';

function isOwnOrigin(url: string): boolean {
  return typeof location !== 'undefined' && new URL(url, location.href).origin === location.origin;
}

/**
 * The typed client of the marketplace's contract. No timeout (docs/requirements.md §9); 200-299 is success; every
 * failure is an ApiError, thrown by `answer` or by the call itself.
 */
export function createMarketplaceClient(options: ClientOptions): MarketplaceClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    headers: { Accept: 'application/json' },
    ...(options.fetch && { fetch: options.fetch }),
  });
  // Middleware of answers runs in reverse order: a refused token is reported while it is still stored.
  if (options.isTraced)
    client.use({ onRequest: ({ request }) => void request.headers.set('traceparent', newTraceParent()) });
  client.use(credentials(options), refusedTokens(options), rejections());
  if (options.onFailedCall) client.use(failedCalls(options.onFailedCall, options.onDoneCall));
  return client;
}

/** A traceparent header (https://www.w3.org/TR/trace-context/): version, trace id, call id, sampled flag. */
function newTraceParent(): string {
  const hex = (bytes: number) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  return `00-${hex(16)}-${hex(8)}-01`;
}

function credentials({ readToken }: ClientOptions): Middleware {
  return {
    onRequest({ request }) {
      const token = readToken();
      if (token && !request.headers.has('Authorization'))
        request.headers.set('Authorization', `Bearer ${token}`);
      const xsrf = isOwnOrigin(request.url) ? readCookie(XSRF_COOKIE) : null;
      if (xsrf) request.headers.set(XSRF_HEADER, xsrf);
      return request;
    },
  };
}

function rejections(): Middleware {
  return { onError: ({ error }) => errorOfRejection(error, false) };
}

function refusedTokens({ readToken, onTokenRefused }: ClientOptions): Middleware {
  return {
    onResponse({ request, response, schemaPath }) {
      if (response.status !== 401 || schemaPath === SIGN_IN_PATH) return;
      const token = readToken();
      if (token && request.headers.get('Authorization') === `Bearer ${token}`) onTokenRefused?.();
    },
  };
}
