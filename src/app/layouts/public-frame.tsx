import { AccountMenu } from '../../features/account/index.ts';
import { Help } from './help.tsx';
import { PublicLayout } from './public-layout.tsx';

export function PublicFrame() {
  return <PublicLayout account={<AccountMenu />} help={<Help />} />;
}
