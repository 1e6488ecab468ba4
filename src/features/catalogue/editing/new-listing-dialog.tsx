import { SubmissionDialog, useFields } from '../../forms/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { listingsKey, type ListingChange, type ListingKind, type OwnListing } from '../list/listing-kind.ts';
import type { NewDialogProps } from '../list/listings-list.tsx';
import { fieldRowsOf, ListingFields } from './listing-fields.tsx';
import { problemIn } from './problem-in.ts';

interface NewListingDialogProps<Item extends OwnListing> extends NewDialogProps<Item> {
  readonly kind: ListingKind<Item>;
}

/** Adds one listing that is typed in. Mount it only while it is open. */
export function NewListingDialog<Item extends OwnListing>({
  kind,
  onAdded,
  onClose,
}: NewListingDialogProps<Item>) {
  const { currency } = useSiteConfig();
  const blank = kind.blank(currency);
  const rows = fieldRowsOf(kind, kind.formOfNew);
  const typed = rows.flat();
  const fields = useFields<Record<string, string>>(Object.fromEntries(typed.map(([name]) => [name, ''])));
  const adding = useApiMutation({
    send: (api, item: Item) => kind.create(api, item),
    invalidates: [listingsKey(kind)],
    onDone: (item) => {
      onClose();
      onAdded(item);
    },
  });
  const add = (texts: Readonly<Record<string, string>>) => {
    const change = typed.reduce<ListingChange<Item>>((all, [name, field]) => {
      const read = field.read(texts[name] ?? '', blank);
      return 'change' in read ? { ...all, ...read.change } : all;
    }, {});
    return adding.run({ ...blank, ...change });
  };
  return (
    <SubmissionDialog
      title={`Add ${kind.aNoun}`}
      size="large"
      unsaved={`this ${kind.noun}`}
      onClose={onClose}
      fields={fields}
      submission={adding}
      places={{ labels: Object.fromEntries(typed.map(([name, { label }]) => [name, label])) }}
      onSubmit={add}
      submit={`Add ${kind.noun}`}
      leave="Cancel"
    >
      <ListingFields
        item={blank}
        rows={rows}
        fields={fields}
        choose="Choose"
        problemOf={(field, text) => problemIn(field.read(text, blank))}
      />
    </SubmissionDialog>
  );
}
