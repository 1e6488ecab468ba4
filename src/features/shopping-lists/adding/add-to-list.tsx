import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BusyButton, DropdownMenu, OverlayTheme } from '../../../ui/index.ts';
import { PublicServerData } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import { listAddress } from '../lists/list-address.ts';
import { NameDialog } from '../lists/name-dialog.tsx';
import { useCreateList, useLists, useSetLine } from '../lists/use-lists.ts';

export interface AddToListProps {
  readonly productId: string;
  /** The chosen offer; null for the best offer of the day. */
  readonly inventoryId: string | null;
  readonly quantity: number;
}

function Menu({ productId, inventoryId, quantity }: AddToListProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const { data, failed } = useLists({ enabled: isOpen || isNaming });
  const setting = useSetLine({
    failed: 'This wasn’t added to the list.',
    onDone: ({ id, name }) =>
      toast.success(`Added to ${name}.`, {
        action: { label: 'View list', onAction: () => void navigate(listAddress(id)) },
      }),
  });
  const addTo = (listId: string) => void setting.run({ listId, productId, inventoryId, quantity });
  const creating = useCreateList(({ id }) => {
    setNaming(false);
    addTo(id);
  });
  const named = data?.filter(({ isFavourites }) => !isFavourites) ?? [];
  return (
    <>
      <DropdownMenu.Root open={isOpen} onOpenChange={setOpen}>
        <DropdownMenu.Trigger>
          <BusyButton size="3" variant="surface" color="gray" highContrast busy={setting.busy}>
            Add to list
            <DropdownMenu.TriggerIcon />
          </BusyButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          {failed ? (
            <DropdownMenu.Item
              onSelect={(event) => {
                event.preventDefault();
                failed.onRetry();
              }}
            >
              Your lists didn’t load. Try again
            </DropdownMenu.Item>
          ) : data === undefined ? (
            <DropdownMenu.Item disabled>Loading your lists</DropdownMenu.Item>
          ) : (
            <>
              {named.map(({ id, name }) => (
                <DropdownMenu.Item key={id} onSelect={() => addTo(id)}>
                  {name}
                </DropdownMenu.Item>
              ))}
              {named.length > 0 ? <DropdownMenu.Separator /> : null}
              <DropdownMenu.Item
                onSelect={() => {
                  creating.clear();
                  setNaming(true);
                }}
              >
                New list
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {isNaming ? (
        <NameDialog
          title="New list"
          submit="Create list and add"
          taken={data?.map(({ name }) => name) ?? []}
          submission={creating}
          onName={(name) => void creating.run(name)}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}

/** Adds a product to one of a crew member's lists, from a public page. */
export const AddToList = (props: AddToListProps) => (
  <PublicServerData>
    <OverlayTheme>
      <Menu {...props} />
    </OverlayTheme>
  </PublicServerData>
);
