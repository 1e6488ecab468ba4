import { useLocation } from 'react-router-dom';
import { useAuth } from '../../features/account/index.ts';
import { LaterScreen } from '../../features/storefront/index.ts';
import { isRole, rolePaths } from '../../lib/roles.ts';
import { entryFor } from '../routes/gates.ts';

/** The one page of all addresses whose screens come later. */
export function PlainPage() {
  const { pathname } = useLocation();
  const { user, isAuthenticated } = useAuth();
  const settings = isAuthenticated && user && isRole(user.role) ? rolePaths[user.role].settings : null;
  return (
    <LaterScreen
      title={entryFor(pathname)?.title ?? ''}
      homePath={settings ?? '/'}
      homeLabel={settings ? 'Go to your settings' : 'Back to the home page'}
    />
  );
}
