import { dataOf } from '../../api/index.ts';
import { useAuth } from '../account/index.ts';
import { onboardingPathOf } from '../links/index.ts';
import { useApiQuery } from '../server-data/index.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { ReadDashboard } from './shared/read-dashboard.tsx';
import { SupplierView } from './supplier-view.tsx';

/** `/supplier/dashboard`. */
export function SupplierScreen() {
  const { user } = useAuth();
  const query = useApiQuery({
    key: ['dashboards', 'supplier'],
    read: ({ client, signal }) => dataOf(client.GET('/dashboards/supplier', { signal })),
    onOpen: true,
  });
  return (
    <ReadDashboard page={dashboardTexts.supplier} query={query}>
      {(dashboard) => (
        <SupplierView dashboard={dashboard} setUpPath={onboardingPathOf('supplier', user?.id ?? '')} />
      )}
    </ReadDashboard>
  );
}
