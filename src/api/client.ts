import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { operationIds } from '../../openapi/__generated__/marketplace-operations.ts';
import type { paths } from '../../openapi/__generated__/marketplace.ts';
import { errorOfAnswer, errorOfRejection, type ApiError } from './api-error.ts';
import { readCookie } from './cookies.ts';

export type MarketplaceClient = Client<paths>;

/** A failed call as telemetry sees it: the contract's names, never the path's values. */
export interface FailedCall {
  operation: string;
  endpoint: string;
  method: string;
  error: ApiError;
  requestPayload: unknown;
  responseData: unknown;
}

export interface ClientOptions {
  /** The API base, ending in `/api`. */
  baseUrl: string;
  /** The stored token now, or null. Read for each request. */
  readToken: () => string | null;
  fetch?: (request: Request) => Promise<Response>;
  onFailedCall?: (failure: FailedCall) => void;
  /** Called when the server refuses (401) the very token that is still stored; sign-in's 401 speaks of the password instead. */
  onTokenRefused?: () => void;
}

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';

function isOwnOrigin(url: string): boolean {
  return typeof location !== 'undefined' && new URL(url, location.href).origin === location.origin;
}

const operationOf = (method: string, endpoint: string): string => {
  const key = `${method} ${endpoint}`;
  return key in operationIds ? operationIds[key as keyof typeof operationIds] : key; // narrowed by the `in` above
};

/**
 * The typed client of the marketplace's contract. No timeout (specification §9); 200-299 is success; every failure is an ApiError,
 * thrown by `answer` or by the call itself.
 */
export function createMarketplaceClient(options: ClientOptions): MarketplaceClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    headers: { Accept: 'application/json' },
    ...(options.fetch && { fetch: options.fetch }),
  });
  client.use(credentials(options), failures(options));
  return client;
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

async function jsonOf(message: Request | Response): Promise<unknown> {
  if (!message.headers.get('content-type')?.includes('json')) return undefined;
  try {
    return await message.clone().json();
  } catch {
    return undefined; // a broken or already read body is reported as absent; the call itself fails with BAD_RESPONSE
  }
}

function failures({ readToken, onFailedCall, onTokenRefused }: ClientOptions): Middleware {
  return {
    async onResponse({ request, response, schemaPath }) {
      if (response.ok) return;
      const operation = operationOf(request.method, schemaPath);
      const responseData = await jsonOf(response);
      onFailedCall?.({
        operation,
        endpoint: schemaPath,
        method: request.method,
        error: errorOfAnswer(response.status, responseData),
        requestPayload: await jsonOf(request),
        responseData,
      });
      const token = readToken();
      const carried = request.headers.get('Authorization');
      const refusesToken = response.status === 401 && operation !== 'signIn';
      if (refusesToken && token && carried === `Bearer ${token}`) onTokenRefused?.();
    },
    onError({ request, schemaPath, error }) {
      const failure = errorOfRejection(error, false);
      if (failure.code !== 'CANCELED') {
        onFailedCall?.({
          operation: operationOf(request.method, schemaPath),
          endpoint: schemaPath,
          method: request.method,
          error: failure,
          requestPayload: undefined,
          responseData: undefined,
        });
      }
      return failure;
    },
  };
}
