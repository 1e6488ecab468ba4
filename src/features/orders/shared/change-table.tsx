import { Money } from '../../../ui/index.ts';
import styles from './change-table.module.css';
import { itemText } from './item-text.ts';
import { afterConfirmation, expectedLabel } from './expected-text.ts';
import type { OrderLine, SubOrder } from './order.types.ts';
import { dayText } from './place-summary.tsx';

type Proposal = NonNullable<SubOrder['proposal']>;
type ProposedLine = Proposal['lines'][number];

interface ChangeTableProps {
  readonly subOrder: SubOrder;
  readonly change: Pick<Proposal, 'lines' | 'readyOn' | 'total'>;
  /** Header of the column with what was ordered: "You ordered". */
  readonly ordered: string;
}

/** Compares a change of a sub-order with what was ordered: the lines that change, the date, and the total. */
export function ChangeTable({ subOrder, change, ordered }: ChangeTableProps) {
  const proposed = new Map(change.lines.map((line) => [line.lineId, line]));
  const changed = subOrder.lines.flatMap((line) => {
    const now = proposed.get(line.id);
    return now === undefined || isAsOrdered(line, now) ? [] : [{ line, now }];
  });
  const others = subOrder.lines.length - changed.length;
  return (
    <table className={styles.change} aria-label="As ordered and as proposed">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">{ordered}</th>
          <th scope="col">Proposed</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ line, now }) => (
          <tr key={line.id} data-changed>
            <th scope="row">{itemText(line.insteadOf ?? line)}</th>
            <td>
              {each(line.quantity)} × <Money {...line.unitPrice} />
            </td>
            <td>
              <Proposed line={now} />
            </td>
          </tr>
        ))}
        {others === 0 ? null : (
          <tr className={styles.same}>
            <th scope="row">{othersText(others, changed.length)}</th>
            <td colSpan={2}>as ordered</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        {change.readyOn === null || change.readyOn === subOrder.readyOn ? null : (
          <tr>
            <th scope="row">{expectedLabel(subOrder.deliveryKind)}</th>
            <td>{subOrder.readyOn === null ? afterConfirmation(subOrder) : dayText(subOrder.readyOn)}</td>
            <td>{dayText(change.readyOn)}</td>
          </tr>
        )}
        <tr data-strong>
          <th scope="row">Total</th>
          <td>
            <Money {...subOrder.total} />
          </td>
          <td>
            <Money {...change.total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const each = (quantity: number) => quantity.toLocaleString('en-GB');

function othersText(others: number, changed: number): string {
  if (changed === 0) return others === 1 ? 'The item' : others === 2 ? 'Both items' : `All ${others} items`;
  return others === 1 ? '1 other item' : `${others} other items`;
}

const isAsOrdered = (line: OrderLine, { quantity, unitPrice, substitute }: ProposedLine): boolean =>
  quantity === line.quantity && unitPrice.amountMinor === line.unitPrice.amountMinor && substitute === null;

function Proposed({ line: { quantity, unitPrice, substitute } }: { line: ProposedLine }) {
  if (quantity === 0) return 'none';
  return (
    <>
      {each(quantity)} × <Money {...unitPrice} />
      {substitute === null ? null : <span className={styles.substitute}>{substitute} instead</span>}
    </>
  );
}
