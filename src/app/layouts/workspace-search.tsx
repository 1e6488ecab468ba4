import { Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';
import { Kbd, lazyPart } from '../../ui/index.ts';
import type { NavigationLink } from './navigation.ts';
import { useFindKeys } from './use-search-keys.ts';
import styles from './workspace-search.module.css';

const Find = lazyPart(async () => (await import('./global-search.tsx')).Find);

interface WorkspaceSearchProps {
  readonly role: string;
  /** The navigation of the user's workspace. */
  readonly links: readonly NavigationLink[];
  readonly onSignOut: () => void;
}

/** The search in the top bar of a workspace. */
export function WorkspaceSearch(props: WorkspaceSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useFindKeys(open);
  // The letters typed right after Ctrl-K would be lost while the dialog is loading.
  useEffect(() => whenIdle(Find.preload), []);
  return (
    <>
      <button type="button" className={styles.search} onClick={open}>
        <Search size={18} aria-hidden />
        <span className={styles.searchWord}>Search everything</span>
        <span className={styles.keys} aria-hidden>
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
        </span>
      </button>
      {isOpen ? <Find {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
