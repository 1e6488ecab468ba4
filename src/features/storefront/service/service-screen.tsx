import { useIsOffline } from '../../server-data/index.ts';
import {
  Navigate,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
import { ErrorState, lazyPart, useOwnTitle } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import { useBuyer } from '../buying/use-buyer.ts';
import { useChosenPort } from '../buying/use-chosen-port.ts';
import { EmptyDrawing } from '../search/storefront-pictures.ts';
import { useCameFrom } from '../use-came-from.ts';
import { choiceAddress } from './service-choice.ts';
import type { loader, ServiceData } from './service-data.ts';
import { head as serviceHead, serviceTitle } from './service-head.ts';
import { ServiceUnknown } from './service-unknown.tsx';
import { ServiceView } from './service-view.tsx';

export { loader } from './service-data.ts';

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? serviceHead : undefined;

const PageHelp = lazyPart(async () => (await import('../page-help.tsx')).PageHelp, { atFirstSign: true });

/** `/service-checkout/:serviceId` (docs/product.md, "Public"). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const isOffline = useIsOffline();
  if (data.state === 'unknown') return <ServiceUnknown />;
  if (data.state === 'away')
    return (
      <ErrorState
        level="h1"
        title={isOffline ? 'You are offline.' : 'We can’t load this service at the moment.'}
        drawing={<EmptyDrawing scene="offline" />}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      >
        {isOffline
          ? 'Connect to the internet and try again.'
          : 'We can’t reach the marketplace right now. Please try again in a moment.'}
      </ErrorState>
    );
  return (
    <>
      <ServicePage key={data.service.id} data={data} />
      <PageHelp />
    </>
  );
}

function ServicePage({ data }: { readonly data: Extract<ServiceData, { state: 'found' }> }) {
  const { service, choice } = data;
  const buyer = useBuyer();
  const [port] = useChosenPort();
  const [params] = useSearchParams();
  // History state is not typed.
  const handed: unknown = useLocation().state;
  const isElsewhere = !params.has('port') && choice.port !== null && choice.port !== port;
  const isOffered = service.ports.some(({ slug }) => slug === port);
  const { isAuthenticated } = useAuth();
  const from = useCameFrom();
  const navigate = useNavigate();
  const { location } = useNavigation();
  const { revalidate, state } = useRevalidator();
  useOwnTitle(serviceTitle(service));
  const isReading = state === 'loading' || location?.pathname === `/service-checkout/${service.id}`;
  return (
    <>
      {/* Without a port in the address the server has chosen the first, since it does not know the user. */}
      {isElsewhere && isOffered ? (
        <Navigate to={choiceAddress(service, { ...choice, port })} replace state={handed} />
      ) : null}
      <ServiceView
        data={data}
        from={from}
        booker={
          buyer.mayBuy ? { mayBook: true, isVisitor: !isAuthenticated } : { mayBook: false, role: buyer.role }
        }
        busy={isReading}
        onChoice={(chosen) =>
          void navigate(choiceAddress(service, chosen), { replace: true, preventScrollReset: true })
        }
        onRetry={() => void revalidate()}
      />
    </>
  );
}
