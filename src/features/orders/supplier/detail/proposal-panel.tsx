import { Money, Panel } from '../../../../ui/index.ts';
import { dayText, expectedLabel, type SubOrder } from '../../shared/index.ts';
import styles from './sub-order-view.module.css';

interface ProposalPanelProps {
  readonly subOrder: SubOrder;
  readonly proposal: NonNullable<SubOrder['proposal']>;
}

/** What was proposed in place of what was ordered. */
export function ProposalPanel({ subOrder, proposal }: ProposalPanelProps) {
  const { message, readyOn, lines, total } = proposal;
  const nameOf = (lineId: string) => subOrder.lines.find(({ id }) => id === lineId)?.name ?? 'A line';
  return (
    <Panel title={subOrder.status === 'change_proposed' ? 'Proposed change' : 'Agreed change'}>
      <p className={styles.note}>{message}</p>
      <ul className={styles.proposed}>
        {lines.map(({ lineId, quantity, unitPrice, substitute }) => (
          <li key={lineId}>
            {nameOf(lineId)}: {quantity} at <Money {...unitPrice} />
            {substitute === null ? null : <>, as {substitute}</>}
          </li>
        ))}
        {readyOn === null ? null : (
          <li>
            {expectedLabel(subOrder.deliveryKind)} {dayText(readyOn)}
          </li>
        )}
        <li>
          In total{' '}
          <strong>
            <Money {...total} />
          </strong>{' '}
          instead of <Money {...subOrder.total} />
        </li>
      </ul>
    </Panel>
  );
}
