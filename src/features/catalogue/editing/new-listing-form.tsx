import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../../api/index.ts';
import { tabTexts } from '../../../browser/tab-texts.ts';
import { percentOf } from '../../../lib/percent-text.ts';
import { Kbd, Notice, QuietButton } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import { SubmissionDialog, useFields } from '../../forms/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import {
  listingsKey,
  type EditableField,
  type ListingChange,
  type ListingKind,
  type NewVariant,
  type OwnListing,
} from '../list/listing-kind.ts';
import { SeveralVariants } from '../variants/several-variants.tsx';
import {
  furtherField,
  isOfSeveral,
  readSeveral,
  rowsAround,
  severalProblem,
  useRefusalOfSeveral,
  useSeveral,
} from '../variants/use-several.ts';
import { variantFieldName } from '../variants/variant-rows.tsx';
import { IncomingPictures } from './incoming-pictures.tsx';
import { useLastAdded } from './last-added.ts';
import { fieldRowsOf, ListingFields, withoutFixed } from './listing-fields.tsx';
import styles from './listing-fields.module.css';
import { ownWordsKey, useOwnWords } from './own-words.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { problemOf } from './problem-in.ts';
import { useProposals } from './proposals.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { originalField, withOriginal } from './variant-of.ts';
import { useChosenPictures } from './use-chosen-pictures.ts';
import { useKeptTexts } from './use-kept-texts.ts';
import { useNextKey } from './use-next-key.ts';
import { useUsualTax } from './usual-tax.ts';

interface NewListingFormProps<Item extends OwnListing> {
  readonly kind: ListingKind<Item>;
  /** The listing of which it is another one; null: of none. */
  readonly like: Item | null;
  /** Called with the listing that was added, the pictures that it is to get, and whether another one follows. */
  readonly onAdded: (item: Item, files: readonly File[], isNextWanted: boolean) => void;
  readonly onClose: () => void;
}

/** What is sent: the listing, and what the one it is like lacks to be told from it. */
interface NewListing<Item> {
  readonly item: Item;
  readonly variants: readonly NewVariant<Item>[];
  readonly ofOriginal: ListingChange<Item> | null;
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
  const { user } = useAuth();
  const blank = kind.blank(currency);
  const asked = like === null ? kind : withOriginal(kind, like);
  const inCommon = like === null ? null : (kind.copy.inCommon?.(like) ?? null);
  const rows = fieldRowsOf(asked, withoutFixed(asked.form, inCommon));
  const typed = rows.flat();
  const typedNames = typed.map(([name]) => name);
  const pictures = useChosenPictures();
  const added = useLastAdded(kind);
  const { last } = added;
  const usualOfAll = useUsualTax(kind, '');
  const copied = like === null ? null : kind.copy.of(like);
  const fields = useFields<Record<string, string>>({
    ...Object.fromEntries(['pictures', furtherField, ...typedNames].map((name) => [name, ''])),
    // Known already from the second time on, before its field is there to be filled.
    ...(usualOfAll !== null && { taxBasisPoints: percentOf(usualOfAll) }),
    ...last.texts,
    ...(copied !== null &&
      Object.fromEntries(
        typed.map(([name, field]) => [name, name === originalField ? '' : field.textOf(copied)]),
      )),
  });
  const several = useSeveral(kind, fields);
  const proposals = useProposals(kind, fields, { ...added, isOn: like === null });
  const kept = useKeptTexts(
    fields,
    tabTexts(`quayside.new-${kind.key}.${user?.id ?? ''}.${like?.id ?? ''}`),
    (name) => typedNames.includes(name) || isOfSeveral(name),
  );
  const words = useOwnWords(kind);
  const chosen = pictures.chosen.map(({ key }) => key).join();
  const count = useEffectEvent((keys: string) => fields.setValue('pictures', keys, { shouldDirty: true }));
  useEffect(() => {
    // Pictures count as input that would be lost.
    count(chosen);
  }, [chosen]);

  const isOriginalSaved = useRef(false);
  const nextButton = useRef<HTMLButtonElement>(null);
  const isNextWanted = useRef(false);
  const adding = useApiMutation({
    send: async (api, { item, variants, ofOriginal }: NewListing<Item>) => {
      if (like !== null && ofOriginal !== null && !isOriginalSaved.current) {
        await kind.save(api, like.id, like.version, ofOriginal);
        // A second try only has the new one left to add.
        isOriginalSaved.current = true;
      }
      return kind.create(api, item, { original: like, variants });
    },
    invalidates: [listingsKey(kind), ownWordsKey(kind)],
    onDone: (item) => {
      kept.forget();
      added.remember(item);
      onAdded(
        item,
        pictures.chosen.map(({ file }) => file),
        isNextWanted.current,
      );
    },
  });
  const failure = useRefusalOfSeveral(adding.failure, several.names);
  const ofVariants = Object.fromEntries(
    several.names.flatMap((variant) =>
      several.ofEach.map(([name, { label }]) => [variantFieldName(variant, name), label]),
    ),
  );
  const [[first, ...before], after] = rowsAround(several, rows, kind.copy.apart);
  const apart = kind.copy.apart === undefined ? undefined : asked.fields[kind.copy.apart];
  const listingFields = {
    item: blank,
    fields,
    choose: 'Choose',
    hints: like === null ? { ...kind.hintsOfNew, ...proposals.hints } : {},
    words,
    problemOf: async (field: EditableField<Item>, text: string) =>
      field === apart && several.names.length > 0
        ? severalProblem(several)
        : problemOf(api, field, text, blank),
  };
  const add = (texts: Readonly<Record<string, string>>) => {
    const changeBy = (of: typeof typed) =>
      of.reduce<ListingChange<Item>>((all, [name, field]) => {
        const read = field.read(texts[name] ?? '', blank);
        return 'change' in read ? { ...all, ...read.change } : all;
      }, {});
    const ofOriginal = typed.filter(([name]) => name === originalField);
    const item = { ...blank, ...changeBy(typed.filter(([name]) => name !== originalField)) };
    return adding.run({
      item,
      variants: readSeveral(several, texts, blank),
      ofOriginal: ofOriginal.length === 0 ? null : changeBy(ofOriginal),
    });
  };
  useNextKey(like === null, () => nextButton.current?.click());
  return (
    <SubmissionDialog
      title={
        like === null ? `Add ${kind.aNoun}` : [kind.copy.label, copied?.name].filter(Boolean).join(' of ')
      }
      size="large"
      unsaved={`this ${kind.noun}`}
      onClose={() => {
        kept.forget();
        onClose();
      }}
      fields={fields}
      submission={{ ...adding, failure }}
      places={{
        labels: {
          ...Object.fromEntries(typed.map(([name, { label }]) => [name, label])),
          ...ofVariants,
        },
      }}
      onSubmit={async (texts, by) => {
        isNextWanted.current = by !== null && by === nextButton.current;
        return add(texts);
      }}
      otherwise={
        like === null ? (
          <QuietButton ref={nextButton} type="submit" size="3" aria-keyshortcuts="Control+Enter Meta+Enter">
            Add and continue with the next
            <span aria-hidden className={styles.keys}>
              <Kbd>Ctrl</Kbd> <Kbd>↵</Kbd>
            </span>
          </QuietButton>
        ) : null
      }
      submit={`Add ${kind.noun}`}
      leave="Cancel"
    >
      <RestoredNotice kept={kept} discard="Start empty">
        What you typed before is here again. Please choose the pictures again.
      </RestoredNotice>
      {proposals.text === null ? null : (
        <Notice
          action={
            <QuietButton type="button" onClick={proposals.clear}>
              Clear these
            </QuietButton>
          }
        >
          {proposals.text}
        </Notice>
      )}
      {inCommon === null ? null : <Notice tone="info">{inCommon.why}</Notice>}
      {/* Before the pictures, so that typing can begin at once. */}
      <ListingFields {...listingFields} rows={first === undefined ? [] : [first]} />
      {inCommon?.names.includes('picture') ? null : (
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
      )}
      <ListingFields {...listingFields} rows={before} />
      <SeveralVariants several={several} fields={fields} item={blank} />
      <ListingFields {...listingFields} rows={after} />
    </SubmissionDialog>
  );
}
