import { useLocation } from 'react-router-dom';
import { useAuth } from '../../features/account/index.ts';
import { LaterScreen } from '../../features/storefront/index.ts';
import { isRole, rolePaths } from '../../lib/roles.ts';
import { entryFor } from '../routes/gates.ts';
import { meanwhile } from '../routes/meanwhile.ts';

/** The page for all addresses whose screens do not exist yet. */
export function PlainPage() {
  const { pathname } = useLocation();
  const { user, isAuthenticated } = useAuth();
  const dashboard = isAuthenticated && user && isRole(user.role) ? rolePaths[user.role].dashboard : null;
  const entry = entryFor(pathname);
  return (
    <LaterScreen
      title={entry?.title ?? ''}
      meanwhile={meanwhile[entry?.path ?? ''] ?? ''}
      homePath={dashboard ?? '/'}
      homeLabel={dashboard ? 'Go to your dashboard' : 'Back to the home page'}
    />
  );
}
