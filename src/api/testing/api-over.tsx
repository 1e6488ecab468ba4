import type { ReactNode } from 'react';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../index.ts';

/** The server's answer to a request; `undefined` breaks the connection. */
type Respond = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** A refusal in the server's form. */
export const refusedWith = (status: number, code: string, message: string, details: object = {}) =>
  Response.json({ status: false, message, error: { code, requestId: 'request-1', details } }, { status });

export const answeredWith = (data: unknown, message = 'Done.') =>
  Response.json({ status: true, message, data });

/** The real client with a fake server; `asked` collects the requests. */
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
