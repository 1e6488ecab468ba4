import { useAuth } from '../../features/account/index.ts';
import { isRole } from '../../lib/roles.ts';
import { lazyPart } from '../../ui/index.ts';
import { useRecordedPage } from '../recording/recorded-page.ts';
import tools from '../layouts/tools.module.css';

// A visitor's first load leaves out the menu and the library that positions it.
const HelpMenu = lazyPart(async () => (await import('./help-menu.tsx')).HelpMenu, {
  waiting: <span className={tools.tool} />,
});

/** Help for signed-in users, in every top bar. */
export function Help({ worded = false }: { worded?: boolean }) {
  const page = useRecordedPage();
  const { user, isAuthenticated } = useAuth();
  return page && user && isAuthenticated && isRole(user.role) ? (
    <HelpMenu page={page} role={user.role} worded={worded} />
  ) : null;
}
