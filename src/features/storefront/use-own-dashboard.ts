import { isRole, rolePaths } from '../../lib/roles.ts';
import { useAuth } from '../account/index.ts';

/** The user's dashboard; null for visitors, on the server, and during hydration. */
export function useOwnDashboard(): string | null {
  const { user, isAuthenticated } = useAuth();
  return isAuthenticated && user && isRole(user.role) ? rolePaths[user.role].dashboard : null;
}
