import { Copy, History, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { BusyButton, Button, ConfirmDialog, lazyPart, QuietButton } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import { ListPage } from '../../list-page/index.ts';
import { isVendorRole, onboardingPathOf } from '../../links/index.ts';
import { toast } from '../../toasts/index.ts';
import { RoleNotice, useMay } from '../../vendor-role/index.ts';
import { EditingContext } from '../editing/editing.ts';
import { useCellEditing } from '../editing/use-cell-editing.ts';
import { useListingChanges } from '../editing/use-listing-changes.ts';
import { OpenImportNotice } from '../imports/open-import-notice.tsx';
import { useOpenImport } from '../imports/use-open-import.ts';
import { ShopNotice } from '../../shop-status/index.ts';
import { useShop } from '../shop/use-shop.ts';
import type { ListingChange, ListingStatus, OwnListing } from './listing-kind.ts';
import { calledOf } from './called-of.ts';
import { ClearArchived } from './clear-archived.tsx';
import { ListingsBulkBar } from './listings-bulk-bar.tsx';
import { defineListings, type Listings, type RowDialog } from './listings-list.tsx';
import { SoldOutNote } from './sold-out-note.tsx';

const ImportsDialog = lazyPart(async () => (await import('../imports/imports-dialog.tsx')).ImportsDialog);

/** A vendor's listings: the list with editable cells, the state of the shop, and earlier imports. */
export function ListingsScreen<Item extends OwnListing>({ listings }: { listings: Listings<Item> }) {
  const { kind, NewDialog, EditDialog, rowDialogs, Notice } = listings;
  const { user } = useAuth();
  const shop = useShop(focusTitle);
  const { openImport, discarding } = useOpenImport(kind.importKind);
  const { save, saveMany, changedElsewhere } = useListingChanges(kind, shop.isLive);
  const isReadOnly = !useMay('editor');
  const isOwner = useMay('owner');
  const editing = useCellEditing(
    { ...kind, isReadOnly },
    changedElsewhere,
    (id, change, from) => void save({ id, change, from }),
  );
  const [toArchive, onArchive] = useState<Item | null>(null);
  const [opened, setOpened] = useState<{
    readonly item: Item;
    readonly Dialog: RowDialog<Item>['Dialog'];
  } | null>(null);
  const [imports, setImports] = useState<'closed' | 'open' | 'closing'>('closed');

  const onStatus = useCallback(
    // Every listing has a status.
    (item: Item, status: ListingStatus) =>
      void save({ id: item.id, change: { status } as ListingChange<Item> }),
    [save],
  );
  const { isAdding, onAdd, onAddingClosed } = useAdding();
  const [like, setLike] = useState<Item | null>(null);
  const navigate = useNavigate();
  const isOnSale = shop.isLive === true;
  const shopPathOf = useCallback(
    (item: Item) => (isOnSale && item.status === 'active' ? kind.shopPathOf(item) : null),
    [isOnSale, kind],
  );
  const addHref = `${kind.addPath}/${user?.id ?? ''}`;
  const list = useMemo(
    () =>
      defineListings(listings, {
        isLive: shop.isLive,
        addHref: isReadOnly ? null : addHref,
        onAdd,
        onStatus,
        onArchive,
        onEdit: (item) => setOpened({ item, Dialog: EditDialog }),
        shopPathOf,
        rowDialogs: [
          {
            label: kind.copy.label,
            icon: <Copy size={16} aria-hidden />,
            onOpen: setLike,
          },
          ...rowDialogs.map(({ Dialog, ...entry }) => ({
            ...entry,
            onOpen: (item: Item) => setOpened({ item, Dialog }),
          })),
        ],
      }),
    [listings, kind, shop.isLive, shopPathOf, addHref, isReadOnly, onAdd, onStatus, EditDialog, rowDialogs],
  );

  return (
    <EditingContext value={editing}>
      <ListPage
        list={list}
        {...(!isReadOnly && {
          bulk: (chosen: readonly Item[], onClear: () => void) => (
            <ListingsBulkBar
              listings={listings}
              chosen={chosen}
              onSave={(changes) => void saveMany(changes)}
              onClear={onClear}
            />
          ),
        })}
        action={({ isEmpty }) => (
          <>
            {isEmpty || isReadOnly ? null : <ClearArchived kind={kind} />}
            {isEmpty ? null : (
              <QuietButton onClick={() => setImports('open')}>
                <History size={16} aria-hidden /> Earlier imports
              </QuietButton>
            )}
            {isReadOnly || isEmpty ? null : <QuietButton onClick={onAdd}>Add {kind.aNoun}</QuietButton>}
            {isReadOnly ? null : (
              <Button asChild>
                <Link to={addHref}>
                  <Plus size={16} aria-hidden /> Add more from a list
                </Link>
              </Button>
            )}
          </>
        )}
        above={({ first }) => (
          <>
            <SoldOutNote counts={first?.counts} soldOut={first?.soldOut} isLive={shop.isLive} />
            {isReadOnly ? <RoleNotice least="editor" /> : null}
            {shop.status && user && isVendorRole(user.role) ? (
              <ShopNotice
                status={shop.status}
                setUpHref={isOwner ? onboardingPathOf(user.role, user.id) : null}
                resume={
                  <BusyButton variant="surface" busy={shop.resuming} onClick={shop.onResume}>
                    Resume
                  </BusyButton>
                }
              />
            ) : null}
            {Notice ? <Notice /> : null}
            {openImport === null || isReadOnly ? null : (
              <OpenImportNotice
                openImport={openImport}
                href={addHref}
                busy={discarding.busy}
                onDiscard={() => void discarding.run(openImport)}
              />
            )}
          </>
        )}
      />
      <ConfirmDialog
        open={toArchive !== null}
        onOpenChange={(open) => {
          if (!open) onArchive(null);
        }}
        title={`Archive ${toArchive === null ? '' : calledOf(toArchive)}?`}
        confirm="Archive"
        destructive
        onConfirm={() => {
          if (toArchive) onStatus(toArchive, 'archived');
          onArchive(null);
        }}
      >
        It disappears from the storefront immediately. Nothing is deleted: you’ll find it under “Archived” and
        can put it back on sale.
      </ConfirmDialog>
      {(isAdding || like !== null) && !isReadOnly ? (
        <NewDialog
          like={like}
          onAdded={(item, pictures) => {
            const shopPath = shopPathOf(item);
            const hasPicture = pictures > 0 || item.pictures.length > 0;
            toast.success(addedText(item, isOnSale), {
              ...(!hasPicture && {
                action: { label: 'Add a picture', onAction: () => setOpened({ item, Dialog: EditDialog }) },
              }),
              ...(hasPicture &&
                shopPath !== null && {
                  action: { label: 'See it in the shop', onAction: () => void navigate(shopPath) },
                }),
            });
          }}
          onClose={() => {
            setLike(null);
            if (isAdding) onAddingClosed();
          }}
        />
      ) : null}
      {opened === null ? null : (
        <opened.Dialog
          item={opened.item}
          shopPath={shopPathOf(opened.item)}
          onSave={async (change) =>
            save({ id: opened.item.id, change, from: opened.item }, { isFormOpen: true })
          }
          onSaveMany={(changes) => void saveMany(changes)}
          onClose={() => setOpened(null)}
        />
      )}
      {imports === 'closed' ? null : (
        <ImportsDialog
          kind={kind}
          open={imports === 'open'}
          onOpenChange={(open) => setImports(open ? 'open' : 'closing')}
        />
      )}
    </EditingContext>
  );
}

/** "Fender F4, Navy is on sale, on one page with its other variants." */
const addedText = (item: OwnListing, isOnSale: boolean): string =>
  [
    `${calledOf(item)} is ${isOnSale ? 'on sale' : 'added'}`,
    ...(item.isVariant ? ['on one page with its other variants'] : []),
  ].join(', ') + '.';

/** Whether the dialog of a new listing is open; it has an address, so that other screens can link to it. */
function useAdding() {
  const [params, setParams] = useSearchParams();
  const setAdding = useCallback(
    (isAdding: boolean) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (isAdding) next.set('add', '1');
          else next.delete('add');
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return {
    isAdding: params.has('add'),
    onAdd: useCallback(() => setAdding(true), [setAdding]),
    onAddingClosed: useCallback(() => setAdding(false), [setAdding]),
  };
}

/** The pressed button has disappeared together with its notice. */
const focusTitle = () => document.querySelector<HTMLElement>('[data-page-title]')?.focus();
