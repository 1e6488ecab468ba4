import { AccountMenu } from '../../features/account/index.ts';
import { lazyPart } from '../../ui/index.ts';
import { Help } from './help.tsx';
import { PublicCart } from './public-cart.tsx';
import { PublicLayout } from './public-layout.tsx';
import tools from './tools.module.css';

// In the server's HTML; what it does is fetched at a person's first sign.
const PublicSearch = lazyPart(async () => (await import('./public-search.tsx')).PublicSearch, {
  atFirstSign: true,
  waiting: <span className={tools.tool} />,
});

export function PublicFrame() {
  return (
    <PublicLayout search={<PublicSearch />} cart={<PublicCart />} account={<AccountMenu />} help={<Help />} />
  );
}
