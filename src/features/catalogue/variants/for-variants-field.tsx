import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../ui/index.ts';
import type { Fields } from '../../forms/index.ts';
import { calledOf } from '../list/called-of.ts';
import type { OwnListing } from '../list/listing-kind.ts';

interface ForVariantsFieldProps {
  readonly others: readonly OwnListing[];
  /** Labels by field name: of what the variants can get together. */
  readonly labels: Readonly<Record<string, string>>;
  readonly before: Readonly<Record<string, string>>;
  readonly fields: Fields<Record<string, string>>;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

const list = new Intl.ListFormat('en-GB');
/** Names that are said; of more, only their number. */
const saidMost = 3;

function namesOf(others: readonly OwnListing[]): string {
  const said = others.slice(0, others.length > saidMost ? saidMost - 1 : saidMost);
  const left = others.length - said.length;
  return list.format([
    ...said.map((each) => each.variant ?? calledOf(each)),
    ...(left === 0 ? [] : [`${left} more`]),
  ]);
}

/** Asks whether what is changed of one variant is changed of the others too; nothing while only its own is changed. */
export function ForVariantsField(props: ForVariantsFieldProps) {
  const { others, labels, before, fields, isChecked, onChange } = props;
  const texts = useWatch({ control: fields.control });
  const changed = Object.entries(labels).filter(([name]) => texts[name] !== before[name]);
  if (others.length === 0 || changed.length === 0) return null;
  const [first = '', ...more] = changed.map(([, label]) => label.toLowerCase());
  const what = list.format([`${first.slice(0, 1).toUpperCase()}${first.slice(1)}`, ...more]);
  return (
    <CheckboxField
      label={
        others.length === 1
          ? 'Change its other variant too'
          : `Change its ${others.length} other variants too`
      }
      hint={`${what} of ${namesOf(others)}.`}
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
