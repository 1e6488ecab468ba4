import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { globalSearchActors, globalSearchMachine } from '../../machines/global-search/index.ts';
import { useFlow } from '../../statecharts/react/use-flow.ts';
import { Dialog, OverlayTheme } from '../../ui/index.ts';
import { PublicServerData } from '../server-data/index.ts';
import { FindView } from './find-view.tsx';
import { globalSearchStateOf } from './global-search-state.ts';
import type { FindableAct, FindablePage, Reader } from './global-search.types.ts';

interface FindDialogProps {
  readonly reader: Reader;
  readonly pages: readonly FindablePage[];
  readonly articles: readonly FindablePage[];
  readonly acts: readonly FindableAct[];
  /** The text typed before this code had loaded. */
  readonly typedBefore?: { readonly read: () => string; readonly onTaken: () => void };
  readonly onClose: () => void;
}

function Search({ reader, pages, articles, acts, typedBefore, onClose }: FindDialogProps) {
  const { client } = useApi();
  const navigate = useNavigate();
  const machine = useMemo(
    () => globalSearchMachine.provide({ actors: globalSearchActors(client) }),
    [client],
  );
  const [snapshot, send] = useFlow(machine);
  const [typed, setTyped] = useState(() => typedBefore?.read() ?? '');
  useEffect(() => {
    const words = typedBefore?.read() ?? '';
    // Only in an effect, since React may render again from the start before it commits.
    typedBefore?.onTaken();
    if (words !== '') send({ type: 'WORDS.TYPED', words });
  }, [typedBefore, send]);
  useEffect(() => {
    const onOnline = (): void => send({ type: 'CONNECTION.RETURNED' });
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [send]);
  return (
    <FindView
      typed={typed}
      state={globalSearchStateOf(snapshot)}
      slow={snapshot.hasTag('slow')}
      context={snapshot.context}
      reader={reader}
      pages={pages}
      articles={articles}
      acts={acts}
      onType={(words) => {
        setTyped(words);
        send({ type: 'WORDS.TYPED', words });
      }}
      onStop={() => send({ type: 'SEARCH.STOPPED' })}
      onRepeat={() => send({ type: 'SEARCH.REPEATED' })}
      onOpen={(path) => {
        onClose();
        void navigate(path);
      }}
      onClose={onClose}
    />
  );
}

/** The global search, above the current page; on a phone it fills the screen. */
export const FindDialog = (props: FindDialogProps) => (
  <PublicServerData>
    <OverlayTheme>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) props.onClose();
        }}
        title="Search"
        size="medium"
        wholePhone
      >
        <Search {...props} />
      </Dialog>
    </OverlayTheme>
  </PublicServerData>
);
