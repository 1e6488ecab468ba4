import { Button, QuietButton } from '../../../../ui/index.ts';
import type { ReviewRow } from '../review.types.ts';
import styles from './cell-panel.module.css';

interface MatchQuestionProps {
  readonly row: ReviewRow;
  /** Called with a product's id, or null for a new product. */
  readonly onDecide: (productId: string | null) => void;
}

const grounds = {
  barcode: 'the same barcode',
  part_number: 'the same brand and part number',
  name: 'a very similar name',
} as const;

/**
 * Whether a row is a product that is already on the market: a question if the match is uncertain, otherwise a
 * statement.
 */
export function MatchQuestion({ row, onDecide }: MatchQuestionProps) {
  const [likeliest] = row.matches;
  if (!likeliest) return null;
  const { match } = row;
  const nameOf = ({ name, brand }: typeof likeliest) => (brand === null ? name : `${brand} ${name}`);

  if (match === undefined && !likeliest.isSure)
    return (
      <div className={styles.question} role="group" aria-label="Already in the marketplace?">
        {row.matches.map((each) => (
          <div key={each.productId} className={styles.match}>
            <p>
              Is this <strong>{nameOf(each)}</strong> (already in the market)?{' '}
              <span className={styles.quiet}>It has {grounds[each.by]}.</span>
            </p>
            <Button size="1" variant="surface" onClick={() => onDecide(each.productId)}>
              Same product
            </Button>
          </div>
        ))}
        <QuietButton size="1" onClick={() => onDecide(null)}>
          {row.matches.length > 1 ? 'None of these' : 'Another product'}
        </QuietButton>
      </div>
    );

  const same =
    match === null ? undefined : (row.matches.find((each) => each.productId === match) ?? likeliest);
  return (
    <div className={styles.question} role="group" aria-label="Already in the marketplace">
      {same ? (
        <>
          <p>
            Sold as <strong>{nameOf(same)}</strong>, which is already in the marketplace. Your offer is listed
            next to the others.
          </p>
          <QuietButton size="1" onClick={() => onDecide(null)}>
            It’s a different product
          </QuietButton>
        </>
      ) : (
        <>
          <p>A separate product, not {nameOf(likeliest)}.</p>
          <QuietButton size="1" onClick={() => onDecide(likeliest.productId)}>
            It’s the same product
          </QuietButton>
        </>
      )}
    </div>
  );
}
