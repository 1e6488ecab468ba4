import { TOKEN_KEY } from '../../../machines/session/index.ts';
import { answer, createMarketplaceClient, operationIds } from '../../../api/index.ts';
import { callReports, createTelemetry } from '../index.ts';
import type { FailedCall, MakeReplay, TelemetryConfig } from '../index.ts';
import { recording } from './replays.ts';

/** The page of the ingest test: the real telemetry with a small route table, controlled by the test. */
const routes: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, '/'],
  [/^\/crew\/orders-management$/, '/crew/orders-management'],
  [/^\/crew\/orders-management\/[^/]+$/, '/crew/orders-management/:id'],
  [/^\/reset-password\/[^/]+$/, '/reset-password/:token'],
];
const endpoints: readonly (readonly [RegExp, string])[] = [[/^\/orders\/[^/]+$/, '/orders/{orderId}']];

const operations: Readonly<Record<string, string>> = operationIds;

const lookUp = (table: typeof routes) => (path: string) =>
  table.find(([form]) => form.test(path))?.[1] ?? null;

const parameters = new URLSearchParams(
  document.querySelector('meta[name=test-config]')?.getAttribute('content') ?? '',
);

const replay = { text: JSON.stringify(recording), leftOut: [], isWhole: true };

/** The possible outcomes of creating a replay. */
const replays: Readonly<Record<string, MakeReplay>> = {
  made: async () => replay,
  gaps: async () => ({ ...replay, leftOut: ['bulk-confirm'], isWhole: false }),
  none: async () => ({ refused: 'nothing_happened' }),
  broken: async () => {
    throw new Error('The replay is in pieces');
  },
  endless: () => new Promise(() => undefined),
  foreign: async () => ({ ...replay, text: '{"token":"Harbour-Secret-77"}' }),
};
const makeReplay = replays[parameters.get('replay') ?? ''];

const config: TelemetryConfig = {
  ...(makeReplay && { makeReplay }),
  dsn: parameters.get('dsn'),
  environment: 'production',
  release: 'quayside@test',
  isAuthenticated: () => window.localStorage.getItem(TOKEN_KEY) !== null,
  ga4Id: parameters.get('ga4'),
  siteTitle: 'Quayside',
  apiBases: ['/api'],
  toPattern: lookUp(routes),
  loadContractNames: async () => ({
    toEndpointPattern: lookUp(endpoints),
    operationOf: (call) => operations[call] ?? null,
  }),
  storage: window.localStorage,
  sendPageViews: async (body) => {
    await fetch('/api/analytics/page-views', { method: 'POST', keepalive: true, body: JSON.stringify(body) });
  },
};

const telemetry = createTelemetry(config);

/**
 * The client with the shell's reports, over a server that grants everything, or over an answer that does not arrive.
 */
const ends: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  granted: async () => Response.json({ status: true, message: 'Done.', data: {} }),
  broken: async () => {
    throw new TypeError('Failed to fetch');
  },
  aborted: async () => {
    throw new DOMException('The user aborted a request.', 'AbortError');
  },
  cut: async () =>
    new Response(
      new ReadableStream({
        start: (answer) => answer.error(new TypeError('network error')),
      }),
    ),
};

const callWith = async (call: string, end: string): Promise<unknown> => {
  const client = createMarketplaceClient({
    baseUrl: `${window.location.origin}/api`,
    readToken: () => null,
    fetch: ends[end],
    ...callReports(telemetry),
  });
  const [method = '', path = ''] = call.split(' ');
  // Every operation by its name in the contract; the union of all of them has no common call type.
  const answered = client.request(method.toLowerCase() as 'get', path as '/settings', {});
  return answer(answered as Promise<{ data?: unknown; response: Response }>);
};

const app = {
  call: (call: string, end = 'granted') => callWith(call, end),
  telemetry,
  failCall: (call: FailedCall) => telemetry.apiCallFailed(call),
  /** An uncaught error, as a bug in an event handler would cause. */
  throwLater: (message: string) =>
    setTimeout(() => {
      throw new Error(message);
    }),
  rejectLater: (message: string) => void Promise.reject(new Error(message)),
};

declare global {
  interface Window {
    app: typeof app;
  }
}

window.app = app;
