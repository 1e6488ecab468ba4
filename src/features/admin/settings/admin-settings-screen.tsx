import { AdminsOnly, Settings, useAuth } from '../../account/index.ts';
import { lazyPart, SkeletonForm, SkeletonTable } from '../../../ui/index.ts';

const MarketSection = lazyPart(async () => (await import('./market-section.tsx')).MarketSection, {
  waiting: <SkeletonForm fields={4} label="Loading this section" />,
});
const IdentitySection = lazyPart(async () => (await import('./identity-section.tsx')).IdentitySection, {
  waiting: <SkeletonForm fields={7} label="Loading this section" />,
});
const CommissionSection = lazyPart(async () => (await import('./commission-section.tsx')).CommissionSection, {
  waiting: <SkeletonTable rows={8} label="Loading this section" />,
});
const AdminsSection = lazyPart(async () => (await import('./admins-section.tsx')).AdminsSection, {
  waiting: <SkeletonForm fields={2} label="Loading this section" />,
});
const AuditSection = lazyPart(async () => (await import('./audit-list.tsx')).AuditSection, {
  waiting: <SkeletonTable rows={8} label="Loading this section" />,
});

/** `/admin/settings`: the admin's own settings, and those of the market. */
export function Component() {
  const { user } = useAuth();
  if (user?.role !== 'admin') return <AdminsOnly title="Settings" />;
  return (
    <Settings
      lead="Your account, and the settings of the whole market."
      more={[
        { name: 'market', label: 'Market', content: <MarketSection /> },
        { name: 'identity', label: 'Legal identity', content: <IdentitySection /> },
        { name: 'commission', label: 'Commission invoices', content: <CommissionSection />, isWide: true },
        { name: 'admins', label: 'Admins', content: <AdminsSection /> },
        { name: 'audit', label: 'Audit log', content: <AuditSection />, isWide: true },
      ]}
    />
  );
}
