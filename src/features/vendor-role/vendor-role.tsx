import type { ReactNode } from 'react';
import { dataOf, type components } from '../../api/index.ts';
import { Notice } from '../../ui/index.ts';
import { useApiQuery, type ReadTools } from '../server-data/index.ts';
import styles from './vendor-role.module.css';

type VendorRole = components['schemas']['VendorRole'];

/** Where one's own company is kept, for screens that change it. */
export const vendorKey = ['company', 'vendor'] as const;

const vendorQuery = (onOpen: boolean) => ({
  key: vendorKey,
  read: ({ client, signal }: ReadTools) => dataOf(client.GET('/vendor', { signal })),
  onOpen,
});

/** One's own company (contract: getVendor). It is read again with every screen: setting up, an admin and colleagues change it elsewhere. */
export const useVendor = () => useApiQuery(vendorQuery(true));

const rank: Readonly<Record<VendorRole, number>> = { reader: 0, editor: 1, owner: 2 };

/** Whether one may do at one's own company what at least such a colleague may do. What isn't known yet takes nothing away: the server decides. */
export function useMay(least: 'editor' | 'owner'): boolean {
  const role = useApiQuery(vendorQuery(false)).data?.yourRole;
  return role === undefined || rank[role] >= rank[least];
}

/** The reasons, in the server's words. */
const reasons = {
  editor: 'You can see everything here, but not change it. Ask an owner of your company for more.',
  owner: 'Only an owner of your company can change this.',
} as const;

/** Says why somebody can't change what is shown. */
export const RoleNotice = ({ least }: { readonly least: 'editor' | 'owner' }) => (
  <Notice tone="info" title="You’re looking, not changing">
    {reasons[least]}
  </Notice>
);

/** The same, where it is so: on top of what others change here. */
export const ReadOnlyNotice = ({ least }: { readonly least: 'editor' | 'owner' }) =>
  useMay(least) ? null : <RoleNotice least={least} />;

/** Its fields and buttons can be used only by who may; for the others they are there to be read. */
export const UsedBy = ({ least, children }: ChangedByProps) => (
  <fieldset disabled={!useMay(least)} className={styles.fields}>
    {children}
  </fieldset>
);

interface ChangedByProps {
  readonly least: 'editor' | 'owner';
  readonly children: ReactNode;
}

/** The same, and says why they can't. */
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
