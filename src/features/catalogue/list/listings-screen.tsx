import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, useApi } from '../../../api/index.ts';
import { ConfirmDialog, lazyPart, type DataColumn, saveCsv } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import { isVendorRole, onboardingPathOf } from '../../onboarding/index.ts';
import { toast } from '../../toasts/index.ts';
import { useCellEditing } from '../editing/use-cell-editing.ts';
import { useOpenImport } from '../imports/use-open-import.ts';
import { useShop } from '../shop/use-shop.ts';
import { useColumnChoice } from './column-choice.ts';
import { listingsOf } from './listing-cache.ts';
import type { ListingChange, ListingKind, ListingStatus, OwnListing } from './listing-kind.ts';
import { readListingSearch, writeListingSearch } from './listing-search.ts';
import { ListingsView, type ListingsWords } from './listings-view.tsx';
import { useOwnListings } from './own-listings.ts';
import { useListingChanges } from './use-listing-changes.ts';

const ImportsDialog = lazyPart(async () => (await import('../imports/imports-dialog.tsx')).ImportsDialog);

/** What a table of listings is made of. */
export interface ListingsTableParts<Item extends OwnListing> {
  readonly columns: (acts: RowActs<Item>) => readonly DataColumn<Item>[];
  readonly choosable: readonly { readonly id: string; readonly name: string }[];
  readonly hiddenAtFirst: readonly string[];
}

export interface RowActs<Item> {
  readonly onStatus: (item: Item, status: ListingStatus) => void;
  /** Asks first. */
  readonly onArchive: (item: Item) => void;
}

interface ListingsScreenProps<Item extends OwnListing> {
  readonly kind: ListingKind<Item>;
  readonly words: Omit<ListingsWords, 'noun'>;
  readonly table: ListingsTableParts<Item>;
}

/** Joins a kind of listings with the address, the server and what is kept in this browser. */
export function ListingsScreen<Item extends OwnListing>({ kind, words, table }: ListingsScreenProps<Item>) {
  const api = useApi();
  const { user } = useAuth();
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readListingSearch(params, kind.sorts), [params, kind]);
  const list = useOwnListings(kind, search);
  const shop = useShop(focusTitle);
  const openImport = useOpenImport(kind.importKind);
  const { save, changedElsewhere } = useListingChanges(kind, shop.isLive);
  const editing = useCellEditing(kind, changedElsewhere, (id, change) => void save(id, change));
  const [hidden, onHidden] = useColumnChoice(kind.key, table.hiddenAtFirst);
  const [toArchive, setToArchive] = useState<Item | null>(null);
  const [imports, setImports] = useState<'closed' | 'open' | 'closing'>('closed');
  const [exporting, setExporting] = useState<{ done: number; total: number } | null>(null);

  const setStatus = useCallback(
    // Every listing has a status.
    (item: Item, status: ListingStatus) => void save(item.id, { status } as ListingChange<Item>),
    [save],
  );
  const columns = useMemo(
    () => table.columns({ onStatus: setStatus, onArchive: setToArchive }),
    [setStatus, table],
  );

  const found = useMemo(() => {
    const first = list.data?.pages[0];
    if (!list.data || !first) return null;
    // What was just paused or archived leaves the list of what is live at once.
    const items = listingsOf(list.data).filter(
      ({ status }) => search.status === null || status === search.status,
    );
    return { items, total: first.total, counts: first.counts, hasMore: list.hasNextPage };
  }, [list.data, list.hasNextPage, search.status]);

  const exportAll = async () => {
    setExporting({ done: 0, total: found?.total ?? 0 });
    try {
      const { exportListings } = await import('../export/export-listings.ts');
      const csv = await exportListings(api, kind, search, shop.isLive, (done, total) =>
        setExporting({ done, total }),
      );
      saveCsv(`quayside-${kind.key}.csv`, csv);
    } catch (error) {
      toast.error('The file could not be made.', {
        description: error instanceof ApiError && error.fromServer ? error.message : 'Please try again.',
      });
    } finally {
      setExporting(null);
    }
  };

  return (
    <>
      <ListingsView
        words={{ ...words, noun: kind.noun }}
        found={found}
        failure={list.data ? null : failureOf(list.error, kind.noun)}
        busy={list.isFetching}
        search={search}
        onSearch={(change) =>
          setParams(writeListingSearch({ ...search, ...change }), { replace: true, preventScrollReset: true })
        }
        onMore={() => void list.fetchNextPage({ cancelRefetch: false })}
        onRetry={() => void list.refetch()}
        columns={columns}
        choosable={table.choosable}
        hidden={hidden}
        onHidden={onHidden}
        editing={editing}
        isLive={shop.isLive}
        notice={
          shop.standing && user && isVendorRole(user.role)
            ? { ...shop, standing: shop.standing, setUpHref: onboardingPathOf(user.role, user.id) }
            : null
        }
        addHref={`${kind.addPath}/${user?.id ?? ''}`}
        openImport={openImport}
        onImports={() => setImports('open')}
        onExport={() => void exportAll()}
        exporting={exporting}
      />
      <ConfirmDialog
        open={toArchive !== null}
        onOpenChange={(open) => {
          if (!open) setToArchive(null);
        }}
        title={`Archive ${toArchive?.name ?? ''}?`}
        confirm="Archive"
        destructive
        onConfirm={() => {
          if (toArchive) setStatus(toArchive, 'archived');
          setToArchive(null);
        }}
      >
        It leaves the storefront at once. Nothing is deleted: you find it under “Archived”, and can put it on
        sale again.
      </ConfirmDialog>
      {imports === 'closed' ? null : (
        <ImportsDialog
          kind={kind}
          open={imports === 'open'}
          onOpenChange={(open) => setImports(open ? 'open' : 'closing')}
        />
      )}
    </>
  );
}

/** The button that was pressed is gone with its notice. */
const focusTitle = () => document.querySelector<HTMLElement>('[data-page-title]')?.focus();

function failureOf(error: Error | null, noun: string) {
  if (error === null) return null;
  const message = `Your ${noun}s could not be read.`;
  if (!(error instanceof ApiError)) throw error;
  const details = [error.code, error.requestId].filter(Boolean).join(' · ');
  return { message, details };
}
