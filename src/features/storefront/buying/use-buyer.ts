import { isRole, roleLabels } from '../../../lib/roles.ts';
import { useAuth } from '../../account/index.ts';

export type Buyer =
  | { readonly mayBuy: true }
  /** The role in lower case: "supplier". */
  | { readonly mayBuy: false; readonly role: string };

/** Whether the user may buy: crew members and visitors (docs/product.md, "Cart and orders"). */
export function useBuyer(): Buyer {
  const { user, isAuthenticated } = useAuth();
  if (!isAuthenticated || !user || user.role === 'crew_member') return { mayBuy: true };
  return { mayBuy: false, role: isRole(user.role) ? roleLabels[user.role].toLowerCase() : 'vendor' };
}
