import { useState } from 'react';
import { Button, ConfirmDialog, QuietButton } from '../../../ui/index.ts';
import { SelectionBar } from '../../list-page/index.ts';
import type { ListingToChange } from '../editing/listing-changes.ts';
import type { ListingChange, ListingStatus, OwnListing } from './listing-kind.ts';
import type { Listings } from './listings-list.tsx';

interface ListingsBulkBarProps<Item extends OwnListing> {
  readonly listings: Pick<Listings<Item>, 'kind' | 'EditManyDialog' | 'ofSeveral'>;
  readonly chosen: readonly Item[];
  readonly onSave: (changes: readonly ListingToChange<Item>[]) => void;
  readonly onClear: () => void;
}

/** The actions on the selected listings. */
export function ListingsBulkBar<Item extends OwnListing>(props: ListingsBulkBarProps<Item>) {
  const { listings, chosen, onSave, onClear } = props;
  const { kind, EditManyDialog, ofSeveral } = listings;
  const [asked, setAsked] = useState<'edit' | 'archive' | 'several' | null>(null);
  if (chosen.length === 0) return null;
  const nouns = chosen.length === 1 ? kind.noun : `${kind.noun}s`;
  const count = chosen.length.toLocaleString('en-GB');
  const close = () => setAsked(null);
  const change = (status: ListingStatus) => {
    // Every listing has a status.
    onSave(chosen.map(({ id }) => ({ id, change: { status } as ListingChange<Item> })));
    onClear();
  };
  return (
    <>
      <SelectionBar label={`Selected ${kind.noun}s`} text={`${count} ${nouns} selected`} onClear={onClear}>
        <QuietButton onClick={() => setAsked('archive')}>Archive</QuietButton>
        <QuietButton onClick={() => change('paused')}>Pause</QuietButton>
        <QuietButton onClick={() => change('active')}>Put on sale</QuietButton>
        {ofSeveral?.isFor(chosen) ? (
          <QuietButton onClick={() => setAsked('several')}>{ofSeveral.label}</QuietButton>
        ) : null}
        <Button onClick={() => setAsked('edit')}>Edit</Button>
      </SelectionBar>
      <ConfirmDialog
        open={asked === 'archive'}
        onOpenChange={close}
        title={`Archive ${count} ${nouns}?`}
        confirm="Archive"
        destructive
        onConfirm={() => {
          close();
          change('archived');
        }}
      >
        They disappear from the storefront immediately. Nothing is deleted: you’ll find them under “Archived”
        and can put them back on sale.
      </ConfirmDialog>
      {asked === 'several' && ofSeveral ? (
        <ofSeveral.Dialog
          items={chosen}
          onDone={() => {
            close();
            onClear();
          }}
          onClose={close}
        />
      ) : null}
      {asked === 'edit' ? (
        <EditManyDialog
          items={chosen}
          onSave={(changes) => {
            onSave(changes);
            onClear();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
