import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  ApiProvider,
  createMarketplaceClient,
  createSettingsCalls,
  type Api,
} from '../../../../api/index.ts';
import { AuthProvider, stillSession } from '../../../account/index.ts';
import { createServerCache, ServerCacheProvider } from '../../../server-data/index.ts';

/**
 * An answer of the fake server: data, a function that creates the Response (null breaks the connection), or 'never'.
 */
type StageAnswer = object | (() => Response | null) | 'never';

/** By "METHOD /path". Other calls are never answered. */
export type StageAnswers = Readonly<Record<string, StageAnswer>>;

export interface StageCall {
  readonly call: string;
  readonly query: string;
  readonly body: unknown;
  readonly key: string | null;
}

export const good = (data: unknown, message = 'Done.') => Response.json({ status: true, message, data });
export const refused = (status: number, code: string, message = 'In words.', details = {}) =>
  Response.json({ status: false, message, error: { code, requestId: 'request-1', details } }, { status });

/** The JSON body of a request; null for files. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text.startsWith('{') ? JSON.parse(text) : null;
}

/** The API of a server with fixed answers; `onCall` receives every call. */
function apiWith(answers: () => StageAnswers, onCall: (call: StageCall) => void): Api {
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const call = `${request.method} ${pathname.replace('/api', '')}`;
      onCall({
        call,
        query: search,
        body: await bodyOf(request),
        key: request.headers.get('idempotency-key'),
      });
      const answer = answers()[call] ?? 'never';
      if (answer === 'never') return new Promise<never>(() => undefined);
      const response = typeof answer === 'function' ? answer() : good(answer);
      if (!response) throw new TypeError('fetch failed');
      return response;
    },
  });
  return { client, settings: createSettingsCalls(client, () => 'a-token') };
}

interface MarketStageProps {
  /** The address of the screen: "/crew/calendar?view=week". */
  readonly address: string;
  /** The pattern of the address, if it has parameters. */
  readonly path?: string;
  readonly answers: StageAnswers;
  readonly onCall?: (call: StageCall) => void;
  readonly children: ReactNode;
}

const ignore = () => undefined;

/** A screen at an address with a fake server, for stories and tests. */
export function MarketStage({ address, path = '*', answers, onCall = ignore, children }: MarketStageProps) {
  const [api] = useState(() => apiWith(() => answers, onCall));
  const [cache] = useState(() => createServerCache({ retries: 0 }));
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path, element: children },
        { path: '*', element: <p>Another page</p> },
      ].slice(0, path === '*' ? 1 : 2),
      { initialEntries: [address] },
    ),
  );
  return (
    <ApiProvider api={api}>
      <AuthProvider session={stillSession}>
        <ServerCacheProvider cache={cache}>
          <RouterProvider router={router} />
        </ServerCacheProvider>
      </AuthProvider>
    </ApiProvider>
  );
}
