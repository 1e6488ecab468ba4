import type { SessionUser } from '../../machines/session/index.ts';
import { lazyPart } from '../../ui/index.ts';
import { Help } from '../help/help.tsx';
import tools from './tools.module.css';

// In a file between the two: otherwise the page's own file would list every file that the bell needs.
const PublicBell = lazyPart(async () => (await import('./public-bell.tsx')).PublicBell, {
  waiting: <span className={tools.tool} />,
});

/** The tools in the public header that only a signed-in user sees. */
export function PublicTools({ user }: { readonly user: Pick<SessionUser, 'id' | 'role' | 'status'> }) {
  return (
    <>
      {user.status === 'active' ? <PublicBell user={user} /> : null}
      <Help />
    </>
  );
}
