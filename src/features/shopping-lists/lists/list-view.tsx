import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dataOf } from '../../../api/index.ts';
import {
  BusyButton,
  ErrorState,
  Page,
  Panel,
  QuietButton,
  SkeletonTable,
  TextLink,
} from '../../../ui/index.ts';
import { useFillCart } from '../filling/use-fill-cart.tsx';
import { listsAddress } from './list-address.ts';
import { ListLines } from './list-lines.tsx';
import styles from './list-view.module.css';
import type { ShoppingList } from './lists.types.ts';
import { NameDialog } from './name-dialog.tsx';
import { useList, useLists, useRenameList } from './use-lists.ts';

interface ListViewProps {
  readonly listId: string;
  readonly tabs: ReactNode;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

const allLists = (
  <TextLink asChild size="2" underline="hover">
    <Link to={listsAddress}>All lists</Link>
  </TextLink>
);

/** One list: its lines, its name, and the button that adds it to the cart. */
export function ListView({ listId, tabs, isRemoving, onRemove }: ListViewProps) {
  const { data: list, failed, error } = useList(listId);
  if (failed)
    return (
      <Page title="Shopping list" breadcrumb={allLists}>
        {tabs}
        {error?.code === 'NOT_FOUND' ? (
          <ErrorState title="This list doesn’t exist.">It may have been removed.</ErrorState>
        ) : (
          <ErrorState title="We couldn’t load this list." {...failed}>
            Nothing was lost. Your list is unchanged.
          </ErrorState>
        )}
      </Page>
    );
  if (!list)
    return (
      <Page title="Shopping list" breadcrumb={allLists}>
        {tabs}
        <SkeletonTable label="Loading the list" columns={5} />
      </Page>
    );
  return <LoadedList list={list} tabs={tabs} isRemoving={isRemoving} onRemove={onRemove} />;
}

interface LoadedListProps extends Omit<ListViewProps, 'listId'> {
  readonly list: ShoppingList;
}

function LoadedList({ list, tabs, isRemoving, onRemove }: LoadedListProps) {
  const { id: listId, name, isFavourites, lines } = list;
  const { isBusy, fill, report } = useFillCart();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const lineIds = lines.map(({ id }) => id).filter((id) => marked.has(id));
  const putIntoCart = () =>
    void fill(({ client, signal }) =>
      dataOf(
        client.POST('/shopping-lists/{listId}/to-cart', {
          params: { path: { listId } },
          body: lineIds.length === 0 ? {} : { lineIds },
          signal,
        }),
      ),
    );
  return (
    <Page
      title={name}
      lead={isFavourites ? 'The products you marked with a heart, at today’s prices.' : 'At today’s prices.'}
      breadcrumb={allLists}
      {...(lines.length > 0 && {
        action: (
          <BusyButton size="3" busy={isBusy} onClick={putIntoCart}>
            {lineIds.length === 0 ? 'Add all to cart' : `Add ${lineIds.length} to cart`}
          </BusyButton>
        ),
      })}
    >
      {tabs}
      <Panel
        title="Products"
        flush
        action={isFavourites ? null : <ListTools list={list} isRemoving={isRemoving} onRemove={onRemove} />}
      >
        <ListLines list={list} selected={marked} onSelect={setMarked} />
      </Panel>
      {report}
    </Page>
  );
}

function ListTools({ list: { id, name }, isRemoving, onRemove }: Omit<LoadedListProps, 'tabs'>) {
  const { data: all = [] } = useLists();
  const [isNaming, setNaming] = useState(false);
  const renaming = useRenameList(id, () => setNaming(false));
  return (
    <div className={styles.tools}>
      <QuietButton
        onClick={() => {
          renaming.clear();
          setNaming(true);
        }}
      >
        Rename
      </QuietButton>
      <BusyButton variant="surface" color="gray" highContrast busy={isRemoving} onClick={onRemove}>
        Remove list
      </BusyButton>
      {isNaming ? (
        <NameDialog
          title={`Rename ${name}`}
          submit="Save name"
          name={name}
          taken={all.filter((other) => other.id !== id).map((other) => other.name)}
          submission={renaming}
          onName={(text) => void renaming.run(text)}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </div>
  );
}
