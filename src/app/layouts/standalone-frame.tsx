import { DemoOutbox } from '../../features/account/index.ts';
import { OverlayTheme } from '../../ui/index.ts';
import { ServerData } from '../frame/server-data.tsx';
import { ForwardSignedIn } from './forward-signed-in.tsx';
import { Help } from '../help/help.tsx';
import { StandaloneLayout } from './standalone-layout.tsx';

export function StandaloneFrame() {
  return (
    <ServerData>
      <OverlayTheme>
        <ForwardSignedIn>
          <StandaloneLayout demo={<DemoOutbox />} account={<Help worded />} />
        </ForwardSignedIn>
      </OverlayTheme>
    </ServerData>
  );
}
