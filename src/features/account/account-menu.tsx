import { useStoreValue } from '../../statecharts/react/use-store-value.ts';
import { useLocation } from 'react-router-dom';
import { preferencesStore } from '../preferences/index.ts';
import { AccountMenuView } from './account-menu-view.tsx';
import { useAuth, useSessionState } from './auth-context.tsx';

/** The account in a top bar; a stored name without a token counts as a visitor. */
export function AccountMenu() {
  const { user, isAuthenticated, signOut } = useAuth();
  const restoring = useSessionState((snapshot) => snapshot.hasTag('restoring'));
  const theme = useStoreValue(preferencesStore, ({ context }) => context.theme);
  const { pathname, search } = useLocation();
  const person = isAuthenticated ? user : null;
  return (
    <AccountMenuView
      who={person ?? (restoring ? 'restoring' : 'visitor')}
      theme={theme}
      from={`${pathname}${search}`}
      onTheme={(chosen) => preferencesStore.trigger.themeChosen({ theme: chosen })}
      onSignOut={signOut}
    />
  );
}
