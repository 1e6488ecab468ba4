import { lazyPart } from '../../../ui/index.ts';
import { useIsOffline, useRetryOnline } from '../../server-data/index.ts';
import { useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import type { loader } from './directory-data.ts';
import { head as directoryHead } from './directory-head.ts';
import { DirectoryView } from './directory-view.tsx';

export { loader } from './directory-data.ts';

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? directoryHead : undefined;

const PageHelp = lazyPart(async () => (await import('../page-help.tsx')).PageHelp, { atFirstSign: true });

/** `/vendor-services` (docs/product.md, "Public"). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { location } = useNavigation();
  const { revalidate, state } = useRevalidator();
  useRetryOnline(data.directory === null, revalidate);
  return (
    <>
      <DirectoryView
        data={data}
        busy={state === 'loading' || location?.pathname === '/vendor-services'}
        isOffline={useIsOffline()}
        onGo={(address) => void navigate(address, { preventScrollReset: true })}
        onRetry={() => void revalidate()}
      />
      <PageHelp />
    </>
  );
}
