import { Button, QuietButton } from '../../../../ui/index.ts';
import { lettersMax } from '../fields.ts';
import type { Review } from '../review.types.ts';
import { count } from '../review.labels.ts';
import type { ReviewActions } from '../use-review-edits.ts';
import styles from './asked-strip.module.css';

interface SharedSkusFormProps {
  readonly review: Review;
  readonly actions: ReviewActions;
  readonly onShow: () => void;
  readonly onAnswered: () => void;
}

/** The most cells of one edit (contract: SetEdit); of more rows, the others are asked about again. */
const cellsMost = 50_000;

/** What to do with rows of different items that have one SKU. */
export function SharedSkusForm({ review, actions, onShow, onAnswered }: SharedSkusFormProps) {
  const rows = review.sharedSkus.map((row) => {
    const { sku, variant } = review.row(row).cells;
    return { row, sku: sku?.value ?? '', variant: variant?.value ?? null };
  });
  const own = rows
    .filter(({ variant }) => variant !== null)
    .map(({ row, sku, variant }) => ({
      row,
      field: 'sku' as const,
      value: [...`${sku}-${variant}`].slice(0, lettersMax.sku).join(''),
    }));
  const [example] = own;
  const addVariants = () => {
    actions.apply({ op: 'set', cells: own.slice(0, cellsMost) });
    onAnswered();
  };
  const groups = Map.groupBy(rows, ({ sku }) => sku.toLowerCase());
  const numbered = [...groups.values()].flatMap((group) =>
    group.slice(1).map(({ row, sku }, at) => {
      const suffix = `-${at + 2}`;
      const beginning = [...sku].slice(0, lettersMax.sku && lettersMax.sku - suffix.length).join('');
      return { row, field: 'sku' as const, value: `${beginning}${suffix}` };
    }),
  );
  const keepAll = () => {
    actions.apply({ op: 'set', cells: numbered.slice(0, cellsMost) });
    onAnswered();
  };
  const useLast = () => {
    const earlier = [...groups.values()].flatMap((group) => group.slice(0, -1).map(({ row }) => row));
    actions.apply({ op: 'exclude', rows: earlier, excluded: true });
    onAnswered();
  };
  return (
    <div className={styles.question}>
      <div className={styles.words}>
        <h2>{count(rows.length, 'row')} of different items share SKUs</h2>
        <p>
          Each item needs an SKU of its own: your next list is matched by it.
          {example
            ? ` We can add the variant, as in ${example.value}.`
            : ` We can number the others, as in ${numbered[0]?.value ?? ''}, or leave all but the last out.`}
        </p>
      </div>
      <div className={styles.form}>
        {example ? (
          <Button size="3" onClick={addVariants}>
            Add the variant
          </Button>
        ) : null}
        {example ? null : (
          <Button size="3" onClick={keepAll}>
            Keep all, numbered
          </Button>
        )}
        <Button size="3" variant="surface" onClick={useLast}>
          Use the last row of each
        </Button>
        <QuietButton size="3" onClick={onShow}>
          Show the rows
        </QuietButton>
      </div>
    </div>
  );
}
