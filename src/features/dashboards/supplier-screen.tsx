import { dataOf } from '../../api/index.ts';
import { useAuth } from '../account/index.ts';
import { onboardingPathOf } from '../links/index.ts';
import { useMay, vendorKey } from '../own-role/index.ts';
import { useApiQuery } from '../server-data/index.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import type { SupplierDashboard } from './dashboard.types.ts';
import { ReadDashboard } from './shared/read-dashboard.tsx';
import { SupplierView } from './supplier-view.tsx';

/** Whether the setup is what comes next, and nothing was decided that has to be said first. */
const isSettingUp = ({
  readiness: { onboardingComplete, vendorStatus, applicationStatus },
}: SupplierDashboard) =>
  !onboardingComplete &&
  vendorStatus === 'applicant' &&
  applicationStatus !== 'rejected' &&
  applicationStatus !== 'changes_requested';

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
  // A second read for the first days alone: a shop that sells is shown in one.
  const setUp = useApiQuery({
    key: ['dashboards', 'supplier', 'set-up'],
    read: ({ client, signal }) =>
      dataOf(client.POST('/suppliers/onboarding/status', { body: { userId }, signal })),
    enabled: isOwner && query.data !== undefined && isSettingUp(query.data),
    onOpen: true,
  });
  const vendor = useApiQuery({
    key: vendorKey,
    read: ({ client, signal }) => dataOf(client.GET('/vendor', { signal })),
    enabled: query.data !== undefined && hasJustOpened(query.data),
  });
  return (
    <ReadDashboard page={dashboardTexts.supplier} query={query}>
      {(dashboard) => (
        <SupplierView
          dashboard={dashboard}
          setUpPath={isOwner ? onboardingPathOf('supplier', userId) : null}
          setUp={isSettingUp(dashboard) ? (setUp.data ?? null) : null}
          openedPath={hasJustOpened(dashboard) && vendor.data ? `/vendor-services/${vendor.data.id}` : null}
        />
      )}
    </ReadDashboard>
  );
}
