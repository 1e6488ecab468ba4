import { Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useAuth } from '../../features/account/index.ts';
import { lazyPart, VisuallyHidden } from '../../ui/index.ts';
import { navigationOf } from './navigation.ts';
import { useSearchDoor } from './open-search-early.ts';
import tools from './tools.module.css';

const Find = lazyPart(async () => (await import('./global-search.tsx')).Find);

/** The search in the public header, for visitors too. */
export function PublicSearch() {
  const { user, isAuthenticated, signOut } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useSearchDoor(open);
  return (
    <>
      <button
        type="button"
        className={tools.tool}
        title="Search everything (press /)"
        data-global-search=""
        onClick={open}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden>Search everything</VisuallyHidden>
      </button>
      {isOpen ? (
        <Find
          role={isAuthenticated ? (user?.role ?? null) : null}
          links={isAuthenticated && user ? navigationOf(user.role) : []}
          onSignOut={isAuthenticated ? signOut : null}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
