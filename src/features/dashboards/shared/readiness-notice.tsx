import { useState } from 'react';
import { ButtonLink, listingsPathOf } from '../../links/index.ts';
import { ShopNotice, shopStatusOf } from '../../shop-status/index.ts';
import type { DashboardReadiness } from '../dashboard.types.ts';

/** Why a vendor's listings are not live yet, and what comes next. */
export function ReadinessNotice({
  readiness: { isLive, vendorStatus, suspensionReason, applicationStatus, note, submittedAt, ...conditions },
  role,
  setUpPath,
}: {
  readonly readiness: DashboardReadiness;
  readonly role: 'supplier' | 'service_provider';
  /** Null for colleagues who are not owners. */
  readonly setUpPath: string | null;
}) {
  const [now] = useState(() => new Date());
  const application = { status: applicationStatus, note, submittedAt };
  const status = shopStatusOf(
    { isLive, status: vendorStatus, suspensionReason, conditions, application },
    now,
  );
  if (status === null) return null;
  return (
    <ShopNotice
      status={status}
      setUpHref={setUpPath}
      resume={
        <ButtonLink to={listingsPathOf(role)} size="2" variant="surface">
          Resume there
        </ButtonLink>
      }
    />
  );
}
