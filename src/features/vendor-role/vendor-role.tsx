import type { ReactNode } from 'react';
import { dataOf, type components } from '../../api/index.ts';
import { Notice } from '../../ui/index.ts';
import { useApiQuery, type ReadTools } from '../server-data/index.ts';
import styles from './vendor-role.module.css';

type VendorRole = components['schemas']['VendorRole'];

/** The query key of the user's company, for screens that change it. */
export const vendorKey = ['company', 'vendor'] as const;

const vendorQuery = (onOpen: boolean) => ({
  key: vendorKey,
  read: ({ client, signal }: ReadTools) => dataOf(client.GET('/vendor', { signal })),
  onOpen,
});

/**
 * The user's company (contract: getVendor). Reloaded with every screen, since the onboarding, admins and colleagues
 * change it elsewhere.
 */
export const useVendor = () => useApiQuery(vendorQuery(true));

const rank: Readonly<Record<VendorRole, number>> = { reader: 0, editor: 1, owner: 2 };

/** Whether the user has at least this role in their company. True while unknown, since the server decides. */
export function useMay(minimum: 'editor' | 'owner'): boolean {
  const role = useApiQuery(vendorQuery(false)).data?.yourRole;
  return role === undefined || rank[role] >= rank[minimum];
}

/** Why the user may not change it, in the server's words. */
const reasons = {
  editor: 'You can see everything here, but not change it. Ask an owner of your company for a role that can.',
  owner: 'Only an owner of your company can change this.',
} as const;

/** Explains why the user cannot change what is shown. */
export const RoleNotice = ({ least }: { readonly least: 'editor' | 'owner' }) => (
  <Notice tone="info" title="You can’t make changes here">
    {reasons[least]}
  </Notice>
);

/** The same notice, only shown to users without the role. */
export const ReadOnlyNotice = ({ least }: { readonly least: 'editor' | 'owner' }) =>
  useMay(least) ? null : <RoleNotice least={least} />;

/** Disables the fields and buttons inside for users without the role. */
export const UsedBy = ({ least, children }: ChangedByProps) => (
  <fieldset disabled={!useMay(least)} className={styles.fields}>
    {children}
  </fieldset>
);

interface ChangedByProps {
  readonly least: 'editor' | 'owner';
  readonly children: ReactNode;
}

/** The same with a notice. */
export const ChangedBy = ({ least, children }: ChangedByProps) => (
  <>
    {useMay(least) ? null : (
      <div className={styles.reason}>
        <RoleNotice least={least} />
      </div>
    )}
    <UsedBy least={least}>{children}</UsedBy>
  </>
);
