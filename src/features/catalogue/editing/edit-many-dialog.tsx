import { TextField } from '../../../ui/index.ts';
import { FormDialog, SubmissionForm, useFields } from '../../forms/index.ts';
import type { ListingChange, ListingKind, OwnListing } from '../list/listing-kind.ts';
import type { ManyDialogProps } from '../list/listings-list.tsx';
import { changedByPoints, readPercentChange } from '../typed/typed-percent-change.ts';
import { fieldRowsOf, ListingFields } from './listing-fields.tsx';
import { problemIn } from './problem-in.ts';
import { shownAtOnce } from './shown-at-once.ts';

interface EditManyDialogProps<Item extends OwnListing> extends ManyDialogProps<Item> {
  readonly kind: Pick<ListingKind<Item>, 'noun' | 'fields' | 'formOfMany'>;
}

/** Edits several listings at once: a percentage change of their prices, and fields that all of them get. */
export function EditManyDialog<Item extends OwnListing>(props: EditManyDialogProps<Item>) {
  const { kind, items, onSave, onClose } = props;
  const [first] = items;
  const rows = fieldRowsOf(kind, kind.formOfMany);
  const names = rows.flat().map(([name]) => [name, ''] as const);
  const fields = useFields<Record<string, string>>({ ...Object.fromEntries(names), priceChange: '' });
  const save = ({ priceChange = '', ...texts }: Readonly<Record<string, string>>) => {
    const percent = priceChange.trim() === '' ? null : readPercentChange(priceChange);
    const typed = rows.flat().filter(([name]) => (texts[name] ?? '').trim() !== '');
    const changeOf = (item: Item): ListingChange<Item> =>
      typed.reduce<ListingChange<Item>>(
        (all, [name, field]) => {
          const read = field.read(texts[name] ?? '', item);
          return 'change' in read ? { ...all, ...read.change } : all;
        },
        percent === null || 'problem' in percent ? {} : withPrice(item, percent.value),
      );
    if (percent !== null || typed.length > 0)
      onSave(items.map((item) => ({ id: item.id, change: changeOf(item) })));
    onClose();
  };
  return (
    <FormDialog
      busy={false}
      unsaved="these changes"
      onClose={onClose}
      size="large"
      title={`Edit ${items.length.toLocaleString('en-GB')} ${kind.noun}${items.length === 1 ? '' : 's'}`}
      description="What you leave empty stays as it is."
    >
      {(close) => (
        <SubmissionForm
          name={`Edit the selected ${kind.noun}s`}
          fields={fields}
          submission={shownAtOnce}
          onSubmit={save}
          submit="Save"
          onLeave={close}
          leave="Cancel"
        >
          <TextField
            label="Price change"
            hint="In percent, like 5 or -10. Prices are rounded to the cent."
            autoComplete="off"
            {...fields.field('priceChange', {
              validate: (text) => {
                const read = text.trim() === '' ? null : readPercentChange(text);
                return read === null || !('problem' in read) ? true : read.problem;
              },
            })}
          />
          <ListingFields
            item={first}
            rows={rows}
            fields={fields}
            areOptional
            problemOf={(field, text) =>
              text.trim() === '' || first === undefined ? null : problemIn(field.read(text, first))
            }
          />
        </SubmissionForm>
      )}
    </FormDialog>
  );
}

/** Every listing has a price. */
const withPrice = <Item extends OwnListing>({ price }: Item, points: number): ListingChange<Item> =>
  ({ price: { ...price, amountMinor: changedByPoints(price.amountMinor, points) } }) as ListingChange<Item>;
