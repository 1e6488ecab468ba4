import { useWatch } from 'react-hook-form';
import { Notice, SelectField, TextField } from '../../../ui/index.ts';
import { SubmissionDialog, useFields } from '../../forms/index.ts';
import type { InventoryItem } from '../inventory/inventory-kind.ts';
import { calledOf } from '../list/called-of.ts';
import { proposedVariants } from './proposed-variants.ts';
import { useJoining } from './use-variants.ts';

interface JoinDialogProps {
  /** Two or more, not all on one page yet. */
  readonly items: readonly InventoryItem[];
  readonly onClose: () => void;
  /** Called once they are joined. */
  readonly onDone: () => void;
}

const mainField = 'main';

/** Joins items as variants on one page: which one's page it is, and by what buyers choose each. */
export function JoinDialog({ items, onDone, onClose }: JoinDialogProps) {
  const proposed = proposedVariants(items.map(({ name }) => name));
  // The page with the most pictures has been worked on most.
  const [first] = items.toSorted((one, other) => other.pictures.length - one.pictures.length);
  const fields = useFields<Record<string, string>>({
    [mainField]: first?.id ?? '',
    ...Object.fromEntries(items.map(({ id, variant }, at) => [id, variant ?? proposed[at] ?? ''])),
  });
  const joining = useJoining(onDone);
  const mainId = useWatch({ control: fields.control, name: mainField });
  const main = items.find(({ id }) => id === mainId);
  const units = new Set(items.map(({ unit }) => unit));
  const join = (texts: Readonly<Record<string, string>>) => {
    const named = items.map((item) => ({ item, variant: (texts[item.id] ?? '').trim() }));
    const chosen = named.find(({ item }) => item.id === texts[mainField]);
    if (chosen === undefined) return undefined;
    const others = named.filter((each) => each !== chosen);
    return joining.run({ main: chosen, others });
  };
  const problemOf = (id: string, text: string): string | true => {
    const variant = text.trim().toLowerCase();
    if (variant === '') return 'Say what makes this one different, like a colour or a size.';
    const isTaken = items.some(
      (other) => other.id !== id && fields.getValues(other.id).trim().toLowerCase() === variant,
    );
    return isTaken ? 'Another one of these has the same variant. Buyers couldn’t tell the two apart.' : true;
  };
  return (
    <SubmissionDialog
      title={`Join ${items.length} items as variants`}
      description="Buyers find them on one page and choose between them. Each keeps its own price, stock and SKU. Carts and lists that have one keep it."
      size="large"
      unsaved="these variants"
      onClose={onClose}
      fields={fields}
      submission={joining}
      places={{ labels: Object.fromEntries(items.map(({ id }) => [id, 'Variant'])) }}
      onSubmit={join}
      submit={units.size > 1 ? null : 'Join as variants'}
      leave="Cancel"
    >
      {units.size > 1 ? (
        <Notice tone="warning">
          Variants are sold in the same unit, and these are not: {unitsText(items)}. Change the unit of the
          wrong one first.
        </Notice>
      ) : (
        <>
          <SelectField
            label="Keep the page of"
            hint={
              main === undefined
                ? undefined
                : `Name, pictures, description, brand, part number, barcode, category and departments are those of ${calledOf(main)}.`
            }
            options={items.map((item) => ({ value: item.id, label: calledOf(item) }))}
            {...fields.field(mainField)}
          />
          {items.map((item) => (
            <TextField
              key={item.id}
              label={`Variant of ${calledOf(item)}`}
              hint={item.sku === null ? 'Like a colour or a size.' : `SKU ${item.sku}`}
              autoComplete="off"
              {...fields.field(item.id, { validate: (text) => problemOf(item.id, text) })}
            />
          ))}
        </>
      )}
    </SubmissionDialog>
  );
}

const unitsText = (items: readonly InventoryItem[]): string =>
  items
    .map((item) => `“${calledOf(item)}” ${item.unit === null ? 'without a unit' : `per ${item.unit}`}`)
    .join(', ');
