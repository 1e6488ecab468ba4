import { viewerZone } from '../../../browser/viewer-zone.ts';
import { AmountsTable, formatMoney, formatWhen } from '../../../ui/index.ts';
import { chosenItems } from './chosen-items.ts';
import { deliveryBackText, stillToComeText, sumBackText, type BuyersWish } from './comes-back-texts.ts';
import type { Return, Returnable } from './return.types.ts';
import styles from './comes-back.module.css';

interface ComesBackProps {
  readonly returnable: Returnable;
  /** The returns that there are of the sub-order. */
  readonly returns: readonly Return[];
  /** As typed, in the order of the lines. */
  readonly quantities: readonly string[];
  readonly wish: BuyersWish;
}

/** What the chosen items come to, line by line, while they are typed; and what went back before, each with its reason. */
export function ComesBack({ returnable, returns, quantities, wish }: ComesBackProps) {
  const isMissing = wish === 'missing';
  // What is missing is counted without the delivery, as its supplier and an admin read it.
  const chosen = chosenItems(isMissing ? { ...returnable, delivery: null } : returnable, quantities);
  const { lines, delivery, lessBefore } = chosen;
  const rows = [
    ...lines.map(({ lineId, name, quantity, amount }) => ({
      key: lineId,
      name: `${quantity.toLocaleString('en-GB')} × ${name}`,
      amount,
    })),
    ...(delivery === null ? [] : [{ key: 'delivery', name: 'Delivery', amount: delivery }]),
    ...(lessBefore === null ? [] : [{ key: 'before', name: 'Paid back before', amount: lessBefore }]),
  ];
  const isSummed = rows.length > 0 && !chosen.hasTooMany;
  const deliveryText = isSummed && !isMissing ? deliveryBackText(returnable, chosen) : null;
  const stillToCome = returns.flatMap((one) => stillToComeText(one) ?? []);
  return (
    <div className={styles.back}>
      {isSummed ? <AmountsTable label="What the chosen items cost, with tax" rows={rows} /> : null}
      <p className={styles.sum} role="status">
        {sumBackText(chosen, wish)}
      </p>
      {deliveryText === null ? null : <p className={styles.words}>{deliveryText}</p>}
      {returnable.refunds.length + stillToCome.length === 0 ? null : (
        <div className={styles.words}>
          Of this order before:
          <ul className={styles.before}>
            {returnable.refunds.map(({ at, amount, reason }) => (
              <li key={`${at} ${amount.amountMinor}`}>
                {formatMoney(amount)} was paid back on {formatWhen(new Date(at), viewerZone(), 'day')}.{' '}
                {reason}
              </li>
            ))}
            {stillToCome.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
