import type { SessionUser } from '../../machines/session/index.ts';
import { lazyPart } from '../../ui/index.ts';
import { Help } from '../help/help.tsx';
import tools from './tools.module.css';

// In files between the two: otherwise the page's own file would list every file that the bell and the bar need.
const PublicBell = lazyPart(async () => (await import('./public-bell.tsx')).PublicBell, {
  waiting: <span className={tools.tool} />,
});

const ShopBar = lazyPart(async () => (await import('./shop-bar.tsx')).ShopBar);

/** The tools in the public header that only a signed-in user sees. */
export function PublicTools({ user }: { readonly user: Pick<SessionUser, 'id' | 'role' | 'status'> }) {
  return (
    <>
      {user.status === 'active' ? <PublicBell user={user} /> : null}
      <Help />
      <ShopBar role={user.role} />
    </>
  );
}
