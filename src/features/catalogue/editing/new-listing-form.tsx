import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError, useApi } from '../../../api/index.ts';
import { percentOf } from '../../../lib/percent-text.ts';
import { SubmissionDialog, useFields } from '../../forms/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import {
  listingsKey,
  type EditableField,
  type ListingChange,
  type ListingKind,
  type OwnListing,
} from '../list/listing-kind.ts';
import { IncomingPictures } from './incoming-pictures.tsx';
import { fieldRowsOf, ListingFields } from './listing-fields.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { problemIn } from './problem-in.ts';
import { useChosenPictures } from './use-chosen-pictures.ts';
import { useUsualTax } from './usual-tax.ts';

interface NewListingFormProps<Item extends OwnListing> {
  readonly kind: ListingKind<Item>;
  /** What it begins with; null: with nothing. */
  readonly like: Item | null;
  /** Called with the listing that was added, and the pictures that it is to get. */
  readonly onAdded: (item: Item, files: readonly File[]) => void;
  readonly onClose: () => void;
}

/** The form of a new listing, with the pictures that are sent once it is saved. */
export function NewListingForm<Item extends OwnListing>({
  kind,
  like,
  onAdded,
  onClose,
}: NewListingFormProps<Item>) {
  const { currency } = useSiteConfig();
  const api = useApi();
  const blank = kind.blank(currency);
  const rows = fieldRowsOf(kind, kind.formOfNew);
  const typed = rows.flat();
  const pictures = useChosenPictures();
  const names = ['pictures', ...typed.map(([name]) => name)];
  const usualOfAll = useUsualTax(kind, '');
  const fields = useFields<Record<string, string>>({
    ...Object.fromEntries(names.map((name) => [name, ''])),
    // Known already from the second time on, before its field is there to be filled.
    ...(usualOfAll !== null && { taxBasisPoints: percentOf(usualOfAll) }),
    ...(like !== null && Object.fromEntries(typed.map(([name, field]) => [name, field.textOf(like)]))),
  });
  const departments = useWatch({ control: fields.control, name: 'departments' });
  const usualOfThese = useUsualTax(kind, departments);
  const usualTax = like === null ? usualOfThese : null;
  const propose = useEffectEvent((rate: number) => {
    if (fields.getFieldState('taxBasisPoints').isDirty) return;
    fields.resetField('taxBasisPoints', { defaultValue: percentOf(rate) });
  });
  useEffect(() => {
    if (usualTax !== null) propose(usualTax);
  }, [usualTax]);
  const chosen = pictures.chosen.map(({ key }) => key).join();
  const count = useEffectEvent((keys: string) => fields.setValue('pictures', keys, { shouldDirty: true }));
  useEffect(() => {
    // Pictures count as input that would be lost.
    count(chosen);
  }, [chosen]);

  const adding = useApiMutation({
    send: (api, item: Item) => kind.create(api, item),
    invalidates: [listingsKey(kind)],
    onDone: (item) =>
      onAdded(
        item,
        pictures.chosen.map(({ file }) => file),
      ),
  });
  const problemOf = async (field: EditableField<Item>, text: string) => {
    const problem = problemIn(field.read(text, blank));
    if (problem !== null || field.serverProblem === undefined) return problem;
    try {
      return await field.serverProblem(api, text);
    } catch (error) {
      if (error instanceof ApiError) return null; // It says the same when the listing is sent.
      throw error;
    }
  };
  const add = (texts: Readonly<Record<string, string>>) => {
    const change = typed.reduce<ListingChange<Item>>((all, [name, field]) => {
      const read = field.read(texts[name] ?? '', blank);
      return 'change' in read ? { ...all, ...read.change } : all;
    }, {});
    return adding.run({ ...blank, ...change });
  };
  return (
    <SubmissionDialog
      title={like === null ? `Add ${kind.aNoun}` : [kind.copy.label, like.name].filter(Boolean).join(' of ')}
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
      <PictureChooser
        tiles={<PictureTiles pictures={pictures.chosen} onChange={pictures.change} />}
        incoming={
          <IncomingPictures
            uploads={pictures.refused}
            onCancel={pictures.dismiss}
            onRetry={pictures.dismiss}
          />
        }
        count={pictures.chosen.length}
        room={pictures.room}
        saved={`They’re sent when you add the ${kind.noun}`}
        error={null}
        removed={pictures.removed}
        onChoose={pictures.choose}
        onUndo={pictures.undo}
      />
      <ListingFields
        item={blank}
        rows={rows}
        fields={fields}
        choose="Choose"
        hints={{
          ...kind.hintsOfNew,
          ...(usualTax !== null && {
            taxBasisPoints: `In percent. Proposed: ${percentOf(usualTax)} %, ${departments === '' ? `as your other ${kind.noun}s have` : `as most of your ${kind.noun}s in these departments have`}. No tax is 0.`,
          }),
        }}
        problemOf={problemOf}
      />
    </SubmissionDialog>
  );
}
