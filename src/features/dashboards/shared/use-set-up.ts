import { dataOf } from '../../../api/index.ts';
import type { VendorRole } from '../../../machines/import/index.ts';
import { useAuth } from '../../account/index.ts';
import { useMay } from '../../vendor-role/index.ts';
import { useApiQuery } from '../../server-data/index.ts';
import type { SupplierDashboard, VendorSetUp } from '../dashboard.types.ts';

type Readiness = SupplierDashboard['readiness'];

/** Whether the setup comes next, and no decision has to be shown first. */
const isSettingUp = ({ onboardingComplete, vendorStatus, applicationStatus }: Readiness): boolean =>
  !onboardingComplete &&
  vendorStatus === 'applicant' &&
  applicationStatus !== 'rejected' &&
  applicationStatus !== 'changes_requested';

/**
 * The progress of an owner's setup while it comes next, otherwise null; undefined while loading. A second request that
 * only new vendors need.
 */
export function useSetUp(role: VendorRole, readiness: Readiness | undefined): VendorSetUp | null | undefined {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const isOwner = useMay('owner');
  const isNext = isOwner && readiness !== undefined && isSettingUp(readiness);
  const setUp = useApiQuery({
    key: ['dashboards', role, 'set-up'],
    read: ({ client, signal }) => {
      const asked = { body: { userId }, signal };
      return role === 'supplier'
        ? dataOf(client.POST('/suppliers/onboarding/status', asked))
        : dataOf(client.POST('/vendors/onboarding/status', asked));
    },
    enabled: isNext,
    onOpen: true,
  });
  if (!isNext || setUp.failed) return null;
  return setUp.data;
}
