import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  Page,
  Panel,
  TextLink,
  When,
  type DataColumn,
} from '../../../ui/index.ts';
import { toast } from '../../toasts/index.ts';
import { listAddress } from './list-address.ts';
import type { ShoppingListSummary } from './lists.types.ts';
import { NameDialog } from './name-dialog.tsx';
import { useCreateList, useLists } from './use-lists.ts';

const columns: readonly DataColumn<ShoppingListSummary>[] = [
  {
    id: 'name',
    header: 'List',
    rowHeader: true,
    cell: ({ id, name }) => (
      <TextLink asChild size="2" underline="hover">
        <Link to={listAddress(id)}>{name}</Link>
      </TextLink>
    ),
  },
  {
    id: 'lines',
    header: 'Products',
    align: 'end',
    cell: ({ lineCount }) => lineCount.toLocaleString('en-GB'),
  },
  {
    id: 'changed',
    header: 'Changed',
    wideOnly: true,
    cell: ({ updatedAt }) => <When at={updatedAt} show="day" />,
  },
];

/** All lists of the user, with a button that creates one. */
export function ListsOverview({ tabs }: { readonly tabs: ReactNode }) {
  const { data, failed } = useLists();
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const creating = useCreateList(({ id, name }) => {
    toast.success(`${name} was created.`);
    void navigate(listAddress(id));
  });
  const newList = (
    <Button
      size="3"
      onClick={() => {
        creating.clear();
        setNaming(true);
      }}
    >
      New list
    </Button>
  );
  return (
    <Page
      title="Shopping lists"
      lead="Favourites and lists of what you buy again. Add a whole list to your cart at today’s prices."
      {...(data && data.length > 0 && { action: newList })}
    >
      {tabs}
      {failed ? (
        <ErrorState title="We couldn’t load your lists." {...failed}>
          Nothing was lost. Your lists are unchanged.
        </ErrorState>
      ) : (
        <Panel title="Your lists" flush>
          <DataTable
            label="Shopping lists"
            columns={columns}
            rows={data ?? []}
            rowKey={({ id }) => id}
            loading={data === undefined}
            empty={
              <EmptyState title="No lists yet" action={newList}>
                Create a list here, or press the heart or “Add to list” on a product’s page.
              </EmptyState>
            }
          />
        </Panel>
      )}
      {isNaming ? (
        <NameDialog
          title="New list"
          submit="Create list"
          taken={data?.map(({ name }) => name) ?? []}
          submission={creating}
          onName={(name) => void creating.run(name)}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </Page>
  );
}
