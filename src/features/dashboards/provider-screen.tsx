import { dataOf } from '../../api/index.ts';
import { useAuth } from '../account/index.ts';
import { onboardingPathOf } from '../links/index.ts';
import { useMay } from '../vendor-role/index.ts';
import { useApiQuery } from '../server-data/index.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { ProviderView } from './provider-view.tsx';
import { ReadDashboard } from './shared/read-dashboard.tsx';
import { useSetUp } from './shared/use-set-up.ts';

/** `/service-provider/dashboard`. */
export function ProviderScreen() {
  const { user } = useAuth();
  const isOwner = useMay('owner');
  const query = useApiQuery({
    key: ['dashboards', 'provider'],
    read: ({ client, signal }) => dataOf(client.GET('/dashboards/service-provider', { signal })),
    onOpen: true,
  });
  const setUp = useSetUp('service_provider', query.data?.readiness);
  return (
    <ReadDashboard page={dashboardTexts.provider} query={query} isWaiting={setUp === undefined}>
      {(dashboard) => (
        <ProviderView
          dashboard={dashboard}
          setUp={setUp ?? null}
          setUpPath={isOwner ? onboardingPathOf('service_provider', user?.id ?? '') : null}
        />
      )}
    </ReadDashboard>
  );
}
