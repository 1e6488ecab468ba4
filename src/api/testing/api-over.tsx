import type { ReactNode } from 'react';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../index.ts';

/** What a server answers to a request; `undefined` breaks the connection. */
type Respond = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** A refusal as a server answers it. */
export const refusedWith = (status: number, code: string, message: string, details: object = {}) =>
  Response.json({ status: false, message, error: { code, requestId: 'request-1', details } }, { status });

export const answeredWith = (data: unknown, message = 'Done.') =>
  Response.json({ status: true, message, data });

/** The real client over a server that answers as the test says; `asked` fills as it is asked. */
export function apiOver(respond: Respond) {
  const asked: Request[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      asked.push(request.clone());
      const response = await respond(request);
      request.signal.throwIfAborted();
      if (!response) throw new TypeError('fetch failed');
      return response;
    },
  });
  const api = { client, settings: createSettingsCalls(client, () => 'a-token') };
  const Api = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider api={api}>{children}</ApiProvider>
  );
  return { api, Api, asked };
}
