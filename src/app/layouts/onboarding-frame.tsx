import { AccountMenu, useAuth } from '../../features/account/index.ts';
import { OverlayTheme } from '../../ui/index.ts';
import { ServerData } from '../frame/server-data.tsx';
import { dashboardOf } from '../routes/gates.ts';
import { Help } from '../help/help.tsx';
import { OnboardingLayout } from './onboarding-layout.tsx';

export function OnboardingFrame() {
  const { user, isAuthenticated } = useAuth();
  return (
    <ServerData>
      <OverlayTheme>
        <OnboardingLayout
          account={<AccountMenu />}
          {...(user ? { leaveTo: dashboardOf(user.role) } : { leave: 'Leave' })}
          {...(isAuthenticated && { help: <Help worded /> })}
        />
      </OverlayTheme>
    </ServerData>
  );
}
