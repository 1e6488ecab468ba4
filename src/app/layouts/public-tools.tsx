import type { SessionUser } from '../../machines/session/index.ts';
import { lazyPart } from '../../ui/index.ts';
import { Help } from '../help/help.tsx';
import tools from './tools.module.css';

// A file between the two: that of the page would name every file that the bell needs.
const PublicBell = lazyPart(async () => (await import('./public-bell.tsx')).PublicBell, {
  waiting: <span className={tools.tool} />,
});

/** What only somebody who is signed in finds in the public header. */
export function PublicTools({ user }: { readonly user: Pick<SessionUser, 'id' | 'role' | 'status'> }) {
  return (
    <>
      {user.status === 'active' ? <PublicBell user={user} /> : null}
      <Help />
    </>
  );
}
