import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { percentOf } from '../../../lib/percent-text.ts';
import type { Fields } from '../../forms/index.ts';
import type { ListingKind, OwnListing } from '../list/listing-kind.ts';
import type { useLastAdded } from './last-added.ts';
import { useUsualTax } from './usual-tax.ts';

type Texts = Readonly<Record<string, string>>;

interface Proposals {
  /** What has been proposed from the listing that was added last and still stands, for users; null for nothing. */
  readonly text: string | null;
  /** By field name: hints that say what was proposed. */
  readonly hints: Texts;
  /** Empties what is proposed. */
  readonly clear: () => void;
}

interface ProposalsOptions<Item extends OwnListing> extends Pick<
  ReturnType<typeof useLastAdded<Item>>,
  'last' | 'forget'
> {
  /** False for another one like a listing, which has that one’s texts. */
  readonly isOn: boolean;
}

const list = new Intl.ListFormat('en-GB');

/** What a new listing's form proposes: what the one before had, and the tax rate of the vendor's others. */
export function useProposals<Item extends OwnListing>(
  kind: ListingKind<Item>,
  fields: Fields<Record<string, string>>,
  { last, forget, isOn }: ProposalsOptions<Item>,
): Proposals {
  const texts: Texts = Object.fromEntries(
    Object.entries(useWatch({ control: fields.control })).map(([name, text]) => [name, text ?? '']),
  );
  const departments = texts.departments ?? '';
  const usualTax = useUsualTax(kind, departments);
  const isLikeLast = last.name !== null && departments === last.texts.departments;
  const propose = useEffectEvent((rate: number) => {
    if (!isOn || isLikeLast || fields.getFieldState('taxBasisPoints').isDirty) return;
    fields.resetField('taxBasisPoints', { defaultValue: percentOf(rate) });
  });
  useEffect(() => {
    if (usualTax !== null) propose(usualTax);
  }, [usualTax, departments]);

  const isUsual = isOn && usualTax !== null && texts.taxBasisPoints === percentOf(usualTax);
  const standing = Object.entries(isOn ? last.texts : {})
    .filter(([name, text]) => text !== '' && texts[name] === text)
    .filter(([name]) => kind.fields[name] !== undefined && kind.fields[name].isAsked?.(texts) !== false)
    // Of the tax the better reason is said.
    .filter(([name]) => name !== 'taxBasisPoints' || !isUsual)
    .map(([name]) => name);
  const hintOf = (name: string): string => {
    const field = kind.fields[name];
    const own = field?.shownAs?.(texts[name] ?? '') ?? field?.hint ?? '';
    return `${own} Proposed, as “${last.name}” has.`.trim();
  };
  return {
    text:
      standing.length === 0
        ? null
        : `Proposed, as “${last.name}” has: ${list.format(standing.map((name) => kind.fields[name]?.label.toLowerCase() ?? name))}.`,
    hints: {
      ...(isUsual && {
        taxBasisPoints: `In percent. Proposed: ${percentOf(usualTax)} %, ${departments === '' ? `as your other ${kind.noun}s have` : `as most of your ${kind.noun}s in these departments have`}. Enter 0 for no tax.`,
      }),
      ...Object.fromEntries(standing.map((name) => [name, hintOf(name)])),
    },
    clear() {
      const emptied = Object.fromEntries(standing.map((name) => [name, '']));
      fields.reset({ ...fields.formState.defaultValues, ...emptied }, { keepDirtyValues: true });
      forget();
    },
  };
}
