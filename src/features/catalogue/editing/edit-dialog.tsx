import { useState } from 'react';
import { useApi } from '../../../api/index.ts';
import { tabTexts } from '../../../browser/tab-texts.ts';
import { Notice } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import { FormDialog, SubmissionForm, useFields } from '../../forms/index.ts';
import { RouteLink } from '../../links/index.ts';
import type { ListingChange, ListingKind, OwnListing } from '../list/listing-kind.ts';
import type { RowDialogProps } from '../list/listings-list.tsx';
import { isChangeOf } from './apart.ts';
import { fieldRowsOf, ListingFields, withoutFixed } from './listing-fields.tsx';
import { ListingPictures } from './listing-pictures.tsx';
import { useOwnWords } from './own-words.ts';
import { problemOf } from './problem-in.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { useKeptTexts } from './use-kept-texts.ts';
import { useRowSave } from './use-row-save.ts';
import { ForVariantsField } from '../variants/for-variants-field.tsx';
import { useOtherVariants } from '../variants/use-other-variants.ts';

interface EditDialogProps<Item extends OwnListing> extends RowDialogProps<Item> {
  readonly kind: Pick<
    ListingKind<Item>,
    'key' | 'noun' | 'fields' | 'form' | 'fixedOf' | 'sharedByVariants' | 'list' | 'pictures'
  >;
}

/** What a change means for existing orders and bookings. */
const effectOf: Readonly<Record<ListingKind<OwnListing>['key'], string>> = {
  inventory:
    'Changes show immediately, in carts too, where buyers see a new price or a lack of stock. Placed orders keep what was agreed.',
  services: 'Changes show immediately. Existing bookings keep what was agreed.',
};

/** Edits all fields of a listing together. */
export function EditDialog<Item extends OwnListing>(props: EditDialogProps<Item>) {
  const { kind, item, shopPath } = props;
  const { user } = useAuth();
  const api = useApi();
  const fixed = kind.fixedOf?.(item) ?? null;
  const rows = fieldRowsOf(kind, withoutFixed(kind.form, fixed));
  const before = Object.fromEntries(rows.flat().map(([name, field]) => [name, field.textOf(item)]));
  const fields = useFields<Record<string, string>>(before);
  const kept = useKeptTexts(
    fields,
    tabTexts(`quayside.edited-${kind.key}.${user?.id ?? ''}.${item.id}`),
    (name) => Object.hasOwn(before, name),
  );
  const onClose = () => {
    kept.forget();
    props.onClose();
  };
  const { submission, save } = useRowSave({ onSave: props.onSave, onClose });
  const words = useOwnWords(kind);
  const others = useOtherVariants(kind, item);
  const [isForVariants, setForVariants] = useState(false);
  const shared = rows.flat().filter(([name]) => kind.sharedByVariants?.includes(name));
  const saveTyped = (texts: Readonly<Record<string, string>>) => {
    const changeBy = (asked: typeof shared) =>
      asked.reduce<ListingChange<Item>>((all, [name, field]) => {
        const read = texts[name] === before[name] ? null : field.read(texts[name] ?? '', item);
        // The same amount typed differently is no change.
        return read !== null && 'change' in read && isChangeOf(item, read.change)
          ? { ...all, ...read.change }
          : all;
      }, {});
    const [change, ofAll] = [changeBy(rows.flat()), changeBy(shared)];
    if (isForVariants && Object.keys(ofAll).length > 0)
      props.onSaveMany([
        { id: item.id, change, from: item },
        ...others.map(({ id }) => ({ id, change: ofAll })),
      ]);
    else if (Object.keys(change).length > 0) return save(change);
    onClose();
    return undefined;
  };
  return (
    <FormDialog
      busy={submission.busy}
      unsaved={`your changes of this ${kind.noun}`}
      onClose={onClose}
      size="large"
      title={`Edit ${item.name}`}
      description={
        <>
          {effectOf[kind.key]}{' '}
          {shopPath === null ? null : (
            <RouteLink to={shopPath} newTab>
              See it in the shop
            </RouteLink>
          )}
        </>
      }
    >
      {(close) => (
        <SubmissionForm
          name={`Edit this ${kind.noun}`}
          fields={fields}
          submission={submission}
          places={{ labels: Object.fromEntries(rows.flat().map(([name, { label }]) => [name, label])) }}
          onSubmit={saveTyped}
          submit="Save"
          onLeave={close}
          leave="Cancel"
        >
          <RestoredNotice kept={kept} discard="Discard them">
            The changes that you didn’t save are here again.
          </RestoredNotice>
          {fixed?.names.includes('picture') ? null : <ListingPictures kind={kind} item={item} />}
          <ListingFields
            item={item}
            rows={rows}
            fields={fields}
            words={words}
            problemOf={async (field, text) => problemOf(api, field, text, item)}
          />
          <ForVariantsField
            others={others}
            labels={Object.fromEntries(shared.map(([name, { label }]) => [name, label]))}
            before={before}
            fields={fields}
            isChecked={isForVariants}
            onChange={setForVariants}
          />
          {fixed === null ? null : (
            <Notice tone="info">
              {fixed.why} If something is wrong,{' '}
              <RouteLink to="/contact-us" newTab>
                write to us
              </RouteLink>
              .
            </Notice>
          )}
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
