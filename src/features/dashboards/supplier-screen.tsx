import { dataOf } from '../../api/index.ts';
import { useAuth } from '../account/index.ts';
import { onboardingPathOf } from '../links/index.ts';
import { useMay, vendorKey } from '../vendor-role/index.ts';
import { useApiQuery } from '../server-data/index.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import type { SupplierDashboard } from './dashboard.types.ts';
import { ReadDashboard } from './shared/read-dashboard.tsx';
import { useSetUp } from './shared/use-set-up.ts';
import { SupplierView } from './supplier-view.tsx';

const hasJustOpened = ({ readiness, sales, toConfirm, toDispatch }: SupplierDashboard) =>
  readiness.isLive &&
  [sales.total, sales.before, sales.due].every(({ amountMinor }) => amountMinor === 0) &&
  toConfirm.total + toDispatch.total === 0;

/** `/supplier/dashboard`. */
export function SupplierScreen() {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const isOwner = useMay('owner');
  const query = useApiQuery({
    key: ['dashboards', 'supplier'],
    read: ({ client, signal }) => dataOf(client.GET('/dashboards/supplier', { signal })),
    onOpen: true,
  });
  const setUp = useSetUp('supplier', query.data?.readiness);
  const vendor = useApiQuery({
    key: vendorKey,
    read: ({ client, signal }) => dataOf(client.GET('/vendor', { signal })),
    enabled: query.data !== undefined && hasJustOpened(query.data),
  });
  return (
    <ReadDashboard page={dashboardTexts.supplier} query={query} isWaiting={setUp === undefined}>
      {(dashboard) => (
        <SupplierView
          dashboard={dashboard}
          setUpPath={isOwner ? onboardingPathOf('supplier', userId) : null}
          setUp={setUp ?? null}
          openedPath={hasJustOpened(dashboard) && vendor.data ? `/vendor-services/${vendor.data.id}` : null}
        />
      )}
    </ReadDashboard>
  );
}
