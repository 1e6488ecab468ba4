import { Link } from 'react-router-dom';
import { ListingTile } from '../../../ui/drawings/index.ts';
import { Money, TextLink } from '../../../ui/index.ts';
import type { Money as MoneyValue, OrderLine, SubOrder } from './order.types.ts';
import { itemText } from './item-text.ts';
import styles from './order-lines.module.css';
import { unitAfter } from '../../../lib/quantity-text.ts';

type Item = Pick<OrderLine, 'inventoryId' | 'productId' | 'name'>;

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  /** Accessible name of the table: "What Xarxa Chandlery sends". */
  readonly label: string;
  /** Which earlier price is shown next to today's. */
  readonly before?: 'ordered' | 'asked';
  /** The problem with them: what was missing and refunded is said at its line. */
  readonly dispute?: SubOrder['dispute'];
  /** The page of an item for this reader. */
  readonly pathOf?: (item: Item) => string;
}

/**
 * The lines of a sub-order: item, quantity, price. A quantity that was not accepted is shown next to what was ordered,
 * and below the table the reason where no tax is charged.
 */
export function OrderLines(props: OrderLinesProps) {
  const { lines, label, before = 'ordered', dispute = null, pathOf } = props;
  const taxReasons = [...new Set(lines.flatMap(({ taxReason }) => taxReason ?? []))];
  return (
    <>
      <table className={styles.lines} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <LineName line={line} dispute={dispute} pathOf={pathOf} />
              </th>
              <td data-label="Quantity">
                <Quantity line={line} />
              </td>
              <td data-label="Price">
                <Amount ordered={line.unitPrice} now={line.accepted?.unitPrice ?? null} before={before} />
              </td>
              <td data-label="Total">
                <Amount ordered={line.lineTotal} now={line.accepted?.lineTotal ?? null} before={before} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {taxReasons.map((reason) => (
        <p key={reason} className={styles.taxReason}>
          {reason}
        </p>
      ))}
    </>
  );
}

/** A line's picture and name with variant, SKU and returned quantity; of a substitute, what was ordered comes last. */
function LineName({ line, dispute, pathOf }: LineAndProblem & Pick<OrderLinesProps, 'pathOf'>) {
  const { name, category, departments, pictureUrl, variant, sku, insteadOf } = line;
  const more = [variant, sku].filter(Boolean).join(' · ');
  const back = backText({ line, dispute });
  return (
    <span className={styles.item}>
      <span className={styles.tile} aria-hidden>
        <ListingTile
          department={departments[0] ?? 'exterior'}
          category={category}
          name={name}
          photo={pictureUrl}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {pathOf && isListed(line) ? (
            <TextLink asChild color="gray" highContrast underline="hover">
              <Link to={pathOf(line)}>{name}</Link>
            </TextLink>
          ) : (
            name
          )}
        </span>
        {more === '' ? null : <span className={styles.quiet}>{more}</span>}
        {insteadOf === null ? null : (
          <span className={styles.quiet}>
            instead of{' '}
            {pathOf ? (
              <TextLink asChild color="gray" highContrast underline="always">
                <Link to={pathOf(insteadOf)}>{itemText(insteadOf)}</Link>
              </TextLink>
            ) : (
              itemText(insteadOf)
            )}
          </span>
        )}
        {back === null ? null : <span className={styles.quiet}>{back}</span>}
      </span>
    </span>
  );
}

/** Whether the line's item is what comes: a substitute may be only described. */
const isListed = ({ inventoryId, insteadOf }: OrderLine): boolean => insteadOf?.inventoryId !== inventoryId;

interface LineAndProblem {
  readonly line: OrderLine;
  readonly dispute: SubOrder['dispute'];
}

/** How many of a line were missing, and are refunded. */
const missingOf = ({ line, dispute }: LineAndProblem): number =>
  dispute?.stage === 'reported_refunded'
    ? (dispute.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0)
    : 0;

/** “1 of 3 returned, 1 of 3 in a return, 1 of 3 missing: refunded”; null if there is none of these. */
function backText({ line, dispute }: LineAndProblem): string | null {
  const { quantity, accepted, returned, goingBack } = line;
  const missing = missingOf({ line, dispute });
  const of = (accepted?.quantity ?? quantity).toLocaleString('en-GB');
  const parts = [
    returned > 0 ? `${returned.toLocaleString('en-GB')} of ${of} returned` : null,
    goingBack > 0 ? `${goingBack.toLocaleString('en-GB')} of ${of} in a return` : null,
    missing > 0 ? `${missing.toLocaleString('en-GB')} of ${of} missing: refunded` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** The current amount, and below it the ordered one where that differs. */
interface AmountProps {
  readonly ordered: MoneyValue;
  readonly now: MoneyValue | null;
  readonly before: string;
}

function Amount({ ordered, now, before }: AmountProps) {
  if (now === null || now.amountMinor === ordered.amountMinor) return <Money {...ordered} />;
  return (
    <>
      <Money {...now} />
      <span className={styles.before}>
        {before} <Money {...ordered} />
      </span>
    </>
  );
}

function Quantity({ line: { quantity, accepted, unit, insteadOf } }: { line: OrderLine }) {
  if (accepted !== null && accepted.quantity > 0 && insteadOf !== null)
    return (
      <>
        {accepted.quantity.toLocaleString('en-GB')}
        <span className={styles.unit}>{unitAfter(accepted.quantity, unit)}</span>
        <span className={styles.before}>
          instead of {quantity.toLocaleString('en-GB')}
          {unitAfter(quantity, insteadOf.unit)}
        </span>
      </>
    );
  if (accepted === null || accepted.quantity === quantity)
    return (
      <>
        {quantity.toLocaleString('en-GB')}
        <span className={styles.unit}>{unitAfter(quantity, unit)}</span>
      </>
    );
  if (accepted.quantity === 0)
    return (
      <>
        <span className={styles.less}>None of {quantity.toLocaleString('en-GB')}</span>
        <span className={styles.unit}>{unitAfter(quantity, unit)}</span>
      </>
    );
  return (
    <>
      <span className={styles.less}>
        {accepted.quantity.toLocaleString('en-GB')} of {quantity.toLocaleString('en-GB')}
      </span>
      <span className={styles.unit}>{unitAfter(quantity, unit)}</span>
      <span className={styles.before}>{(quantity - accepted.quantity).toLocaleString('en-GB')} fewer</span>
    </>
  );
}
