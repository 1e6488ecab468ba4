import { AccountMenu, useAuth } from '../../features/account/index.ts';
import { lazyPart } from '../../ui/index.ts';
import { PublicCart } from './public-cart.tsx';
import { PublicLayout } from './public-layout.tsx';
import { askForSearch, useEarlyPress } from './open-search-early.ts';
import tools from './tools.module.css';
import { useFindKeys } from './use-search-keys.ts';

const waiting = <span className={tools.tool} />;

// In the server's HTML; what it does is fetched at a person's first sign.
const PublicSearch = lazyPart(async () => (await import('./public-search.tsx')).PublicSearch, {
  atFirstSign: true,
  waiting,
});

// A visitor's first load goes without what only somebody who is signed in finds there.
const PublicTools = lazyPart(async () => (await import('./public-tools.tsx')).PublicTools, {
  waiting,
});

function Tools() {
  const { user, isAuthenticated } = useAuth();
  return user && isAuthenticated ? <PublicTools user={user} /> : null;
}

export function PublicFrame() {
  const { user } = useAuth();
  useFindKeys(askForSearch);
  useEarlyPress();
  return (
    <PublicLayout
      homePort={user?.homePort}
      search={<PublicSearch />}
      cart={<PublicCart />}
      account={<AccountMenu />}
      help={<Tools />}
    />
  );
}
