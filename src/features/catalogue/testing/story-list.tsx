import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { useCellEditing } from '../editing/use-cell-editing.ts';
import type { ListingKind, ListingSearch, OwnListing } from '../list/listing-kind.ts';
import type { ListingsTableParts } from '../list/listings-screen.tsx';
import { ListingsView, type ListingsViewProps, type ListingsWords } from '../list/listings-view.tsx';

const nobody: ReadonlySet<string> = new Set();

export interface StoryListProps<Item extends OwnListing> {
  readonly kind: ListingKind<Item>;
  readonly words: Omit<ListingsWords, 'noun'>;
  readonly table: ListingsTableParts<Item>;
  readonly items: readonly Item[];
  readonly changedElsewhere?: ReadonlySet<string>;
  readonly search?: Partial<ListingSearch>;
  readonly hidden?: readonly string[];
  /** What else is otherwise than when everything went well. */
  readonly state?: Partial<ListingsViewProps<Item>>;
}

/** A list that keeps what is typed in it, as the server would. */
export function StoryList<Item extends OwnListing>(props: StoryListProps<Item>) {
  const { kind, words, table, changedElsewhere = nobody, state } = props;
  const [items, setItems] = useState(props.items);
  const [search, setSearch] = useState<ListingSearch>({ q: '', status: null, sort: 'name', ...props.search });
  const [hidden, setHidden] = useState(props.hidden ?? table.hiddenAtFirst);
  const editing = useCellEditing(kind, changedElsewhere, (id, change) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item))),
  );
  const columns = useMemo(() => table.columns({ onStatus: fn(), onArchive: fn() }), [table]);
  const count = (status: string) => items.filter((item) => item.status === status).length;
  const counts = { draft: 0, active: count('active'), paused: count('paused'), archived: count('archived') };
  return (
    <ListingsView
      words={{ ...words, noun: kind.noun }}
      found={{ items, total: items.length, counts, hasMore: false }}
      failure={null}
      busy={false}
      search={search}
      onSearch={(change) => setSearch((before) => ({ ...before, ...change }))}
      onMore={fn()}
      onRetry={fn()}
      columns={columns}
      choosable={table.choosable}
      hidden={hidden}
      onHidden={setHidden}
      editing={editing}
      isLive
      notice={null}
      openImport={null}
      addHref="#add"
      onImports={fn()}
      onExport={fn()}
      exporting={null}
      {...state}
    />
  );
}
