import { AccountMenu, useAuth } from '../../features/account/index.ts';
import { lazyPart } from '../../ui/index.ts';
import { PublicCart } from './public-cart.tsx';
import { PublicLayout } from './public-layout.tsx';
import { askForSearch, useEarlyPress } from './open-search-early.ts';
import tools from './tools.module.css';
import { useFindKeys } from './use-search-keys.ts';

const waiting = <span className={tools.tool} />;

// It is in the server's HTML; its code is fetched at the user's first interaction.
const PublicSearch = lazyPart(async () => (await import('./public-search.tsx')).PublicSearch, {
  atFirstSign: true,
  waiting,
});

// A visitor's first load leaves out what only a signed-in user needs.
const PublicTools = lazyPart(async () => (await import('./public-tools.tsx')).PublicTools, {
  waiting,
});

function Tools() {
  const { user, isAuthenticated } = useAuth();
  return user && isAuthenticated ? <PublicTools user={user} /> : null;
}

export function PublicFrame() {
  const { user, isAuthenticated } = useAuth();
  useFindKeys(askForSearch);
  useEarlyPress();
  return (
    <PublicLayout
      homePort={user?.homePort}
      search={<PublicSearch />}
      cart={<PublicCart />}
      account={<AccountMenu />}
      help={<Tools />}
      isSignedIn={isAuthenticated}
    />
  );
}
