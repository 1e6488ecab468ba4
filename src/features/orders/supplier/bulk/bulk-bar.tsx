import { Button, formatMoney, Notice, ProgressBar } from '../../../../ui/index.ts';
import type {
  BulkConfirmContext,
  BulkConfirmEvent,
  OrderToConfirm,
} from '../../../../machines/bulk-confirm/index.ts';
import { SelectionBar, SelectionFrame } from '../../../list-page/index.ts';
import type { SupplierOrderRow } from '../supplier-order.types.ts';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  readonly context: BulkConfirmContext;
  readonly state: 'choosing' | 'confirming' | 'done';
  /** The call in progress takes longer than usual. */
  readonly slow?: boolean;
  /** The selected rows, including those that cannot be confirmed. */
  readonly chosen: readonly SupplierOrderRow[];
  readonly send: (event: BulkConfirmEvent) => void;
  readonly onClear: () => void;
}

const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
const numbersOf = (orders: readonly OrderToConfirm[]): string =>
  orders.map(({ number }) => number).join(', ');

/** Confirmation of the selected orders: the question, the progress and the result. */
export function BulkBar({ context, state, slow = false, chosen, send, onClear }: BulkBarProps) {
  if (state === 'confirming')
    return <UnderWay context={context} slow={slow} onStop={() => send({ type: 'STOP.REQUESTED' })} />;
  if (state === 'done') return <Outcome context={context} send={send} />;
  if (chosen.length === 0) return null;
  const open = chosen.filter(({ actions }) => actions.includes('confirm'));
  const totalMinor = open.reduce((sum, { total }) => sum + total.amountMinor, 0);
  const currency = open[0]?.total.currency;
  const text = (
    <>
      {ordersText(chosen.length)} selected
      {currency === undefined ? null : `, ${formatMoney({ amountMinor: totalMinor, currency })} in total`}
      {open.length < chosen.length
        ? `. ${chosen.length - open.length} of them can’t be confirmed now.`
        : null}
    </>
  );
  return (
    <SelectionBar label="Selected orders" text={text} onClear={onClear}>
      <Button
        disabled={open.length === 0}
        onClick={() =>
          send({ type: 'ORDERS.CONFIRMED', orders: open.map(({ id, number }) => ({ id, number })) })
        }
      >
        Confirm {ordersText(open.length)}
      </Button>
    </SelectionBar>
  );
}

interface UnderWayProps extends Pick<BulkBarProps, 'context'> {
  readonly slow: boolean;
  readonly onStop: () => void;
}

function UnderWay({ context, slow, onStop }: UnderWayProps) {
  const { left, confirmed, failed } = context;
  const done = confirmed.length + failed.length;
  return (
    <SelectionFrame label="Selected orders">
      <div className={styles.progress}>
        <ProgressBar
          label={slow ? 'Confirming: this takes longer than usual' : `Confirming ${left[0]?.number ?? ''}`}
          done={done}
          total={done + left.length}
          onCancel={onStop}
        />
      </div>
    </SelectionFrame>
  );
}

function Outcome({ context, send }: Pick<BulkBarProps, 'context' | 'send'>) {
  const { left, confirmed, failed } = context;
  const again = [...failed.filter(({ code }) => code !== 'NOT_ALLOWED_NOW'), ...left];
  const isWhole = failed.length === 0 && left.length === 0;
  return (
    <SelectionFrame label="Selected orders">
      <div className={styles.progress}>
        <Notice
          live
          tone={isWhole ? 'success' : 'warning'}
          title={
            confirmed.length === 0
              ? 'No order was confirmed.'
              : `${ordersText(confirmed.length)} confirmed: ${numbersOf(confirmed)}.`
          }
          action={
            <div className={styles.buttons}>
              {again.length > 0 ? (
                <Button
                  onClick={() =>
                    send({
                      type: 'ORDERS.CONFIRMED',
                      orders: again.map(({ id, number }) => ({ id, number })),
                    })
                  }
                >
                  Try {ordersText(again.length)} again
                </Button>
              ) : null}
              <Button variant="ghost" color="gray" highContrast onClick={() => send({ type: 'RESULT.READ' })}>
                Close
              </Button>
            </div>
          }
        >
          {isWhole ? null : (
            <ul className={styles.failures}>
              {failed.map(({ id, number, code, message }) => (
                <li key={id}>
                  {number}: {code === 'NETWORK_ERROR' ? 'we couldn’t reach Quayside.' : message}
                </li>
              ))}
              {left.length > 0 ? <li>Not attempted: {numbersOf(left)}.</li> : null}
            </ul>
          )}
        </Notice>
      </div>
    </SelectionFrame>
  );
}
