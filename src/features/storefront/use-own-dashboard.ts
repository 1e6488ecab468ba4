import { isRole, rolePaths } from '../../lib/roles.ts';
import { useAuth } from '../account/index.ts';

/** Where the signed-in person is at home; null for visitors, on the server, and while its HTML is taken over. */
export function useOwnDashboard(): string | null {
  const { user, isAuthenticated } = useAuth();
  return isAuthenticated && user && isRole(user.role) ? rolePaths[user.role].dashboard : null;
}
