import { AccountMenu } from '../../features/account/index.ts';
import { Help } from './help.tsx';
import { PublicCart } from './public-cart.tsx';
import { PublicLayout } from './public-layout.tsx';

export function PublicFrame() {
  return <PublicLayout cart={<PublicCart />} account={<AccountMenu />} help={<Help />} />;
}
