import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider, createMarketplaceClient, createSettingsCalls, type Api } from '../../api/index.ts';
import { AuthProvider, stillSession } from '../account/index.ts';
import { createServerCache, ServerCacheProvider } from '../server-data/index.ts';

interface ListStageProps {
  /** The address of the list: "/crew/orders-management?status=placed". */
  readonly address: string;
  /** The answer to every call: data, or what happens instead. */
  readonly answer: object | 'never' | 'unreachable';
  readonly children: ReactNode;
}

/** An API that gives one answer to every call. */
function apiThatAnswers(answer: ListStageProps['answer']): Api {
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => null,
    fetch: ({ url }) => {
      // Changes are reported by an event stream, which stays silent here.
      if (answer === 'never' || url.endsWith('/events')) return new Promise(() => undefined);
      if (answer === 'unreachable') return Promise.reject(new TypeError('fetch failed'));
      return Promise.resolve(Response.json({ status: true, message: 'Done.', data: answer }));
    },
  });
  return { client, settings: createSettingsCalls(client, () => null) };
}

/** A list at an address with a fixed answer, for stories. */
export function ListStage({ address, answer, children }: ListStageProps) {
  const [api] = useState(() => apiThatAnswers(answer));
  const [cache] = useState(() => createServerCache({ retries: 0 }));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] }),
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
