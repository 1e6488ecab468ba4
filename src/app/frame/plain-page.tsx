import { useLocation } from 'react-router-dom';
import { useAuth } from '../../features/account/index.ts';
import { LaterScreen } from '../../features/storefront/index.ts';
import { dashboardOf, entryFor } from '../routes/gates.ts';

/** The one page of all addresses whose screens come later. */
export function PlainPage() {
  const { pathname } = useLocation();
  const { user, isAuthenticated } = useAuth();
  const home = isAuthenticated && user ? dashboardOf(user.role) : '/';
  const settings = home.replace('/dashboard', '/settings');
  const signedIn = home !== '/' && home !== '/login';
  return (
    <LaterScreen
      title={entryFor(pathname)?.title ?? ''}
      homePath={signedIn ? settings : '/'}
      homeLabel={signedIn ? 'Go to your settings' : 'Back to the home page'}
    />
  );
}
