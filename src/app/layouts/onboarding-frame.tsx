import { AccountMenu } from '../../features/account/index.ts';
import { OverlayTheme } from '../../ui/index.ts';
import { ServerData } from '../frame/server-data.tsx';
import { OnboardingLayout } from './onboarding-layout.tsx';

export function OnboardingFrame() {
  return (
    <ServerData>
      <OverlayTheme>
        <OnboardingLayout account={<AccountMenu />} />
      </OverlayTheme>
    </ServerData>
  );
}
