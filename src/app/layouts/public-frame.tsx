import { AccountMenu } from '../../features/account/index.ts';
import { PublicLayout } from './public-layout.tsx';

export function PublicFrame() {
  return <PublicLayout account={<AccountMenu />} />;
}
