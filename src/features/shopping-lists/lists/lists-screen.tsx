import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toast } from '../../toasts/index.ts';
import { listsAddress } from './list-address.ts';
import { ListsOverview } from './lists-overview.tsx';
import { ListView } from './list-view.tsx';
import { useRemoveList } from './use-lists.ts';

/** The user's lists, or the one that `?list=` names. `tabs` links to the other tabs. */
export function ListsScreen({ tabs }: { readonly tabs: ReactNode }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const removing = useRemoveList((message, undo) => {
    toast.success(message, { sticky: true, action: { label: 'Undo', onAction: undo } });
    void navigate(listsAddress);
  });
  const listId = search.get('list');
  if (listId === null) return <ListsOverview tabs={tabs} />;
  return (
    <ListView
      key={listId}
      listId={listId}
      tabs={tabs}
      isRemoving={removing.busy}
      onRemove={() => void removing.run(listId)}
    />
  );
}
