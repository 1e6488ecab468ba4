import { DemoOutbox } from '../../features/account/index.ts';
import { ServerData } from '../frame/server-data.tsx';
import { ForwardSignedIn } from './forward-signed-in.tsx';
import { StandaloneLayout } from './standalone-layout.tsx';

export function StandaloneFrame() {
  return (
    <ServerData>
      <ForwardSignedIn>
        <StandaloneLayout demo={<DemoOutbox />} />
      </ForwardSignedIn>
    </ServerData>
  );
}
