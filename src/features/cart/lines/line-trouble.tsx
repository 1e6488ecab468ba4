import { CircleAlert, Tag } from 'lucide-react';
import { formatMoney, QuietButton } from '../../../ui/index.ts';
import type { CartLine } from '../cart.types.ts';
import type { LineFailure } from './line-failure.ts';
import styles from './cart-lines.module.css';
import type { LineActions } from './use-line-actions.ts';

interface LineTroubleProps {
  readonly line: CartLine;
  readonly isSaved: boolean;
  readonly failure: LineFailure | null;
  readonly actions: LineActions;
}

/** What prevents buying a line or has changed about it, and what to do. */
export function LineTrouble({ line, isSaved, failure, actions }: LineTroubleProps) {
  return (
    <>
      <StockProblem line={line} isSaved={isSaved} actions={actions} />
      {failure?.quantity === line.quantity ? (
        <ChangeFailure line={line} failure={failure} actions={actions} />
      ) : null}
      <PriceChange line={line} actions={actions} />
    </>
  );
}

function ChangeQuantity({
  line,
  quantity,
  actions,
}: {
  line: CartLine;
  quantity: number;
  actions: LineActions;
}) {
  return (
    <QuietButton
      size="1"
      aria-label={`Change to ${quantity}: ${line.name}`}
      onClick={() => actions.onQuantity(line, quantity)}
    >
      Change to {quantity}
    </QuietButton>
  );
}

interface ChangeFailureProps {
  readonly line: CartLine;
  readonly failure: LineFailure;
  readonly actions: LineActions;
}

function ChangeFailure({ line, failure, actions }: ChangeFailureProps) {
  const { available, wanted, message } = failure;
  // The line's own problem already shows the available quantity.
  const canTake = available !== null && available > 0 && available !== line.quantity && line.problem === null;
  return (
    <p className={styles.trouble} data-tone="error" role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>{message}</span>
      {canTake ? <ChangeQuantity line={line} quantity={available} actions={actions} /> : null}
      {wanted === null ? null : (
        <QuietButton
          size="1"
          aria-label={`Try again: ${wanted} of ${line.name}`}
          onClick={() => actions.onQuantity(line, wanted)}
        >
          Try again
        </QuietButton>
      )}
    </p>
  );
}

function StockProblem({ line, isSaved, actions }: Omit<LineTroubleProps, 'failure'>) {
  const { problem, stock } = line;
  if (problem === null) return null;
  const words = {
    not_available: ['No longer offered', 'remove it to continue.'],
    out_of_stock: ['Sold out', 'save it for later or remove it to continue.'],
    too_few: [`Only ${stock ?? 0} left`, 'order fewer to continue.'],
  }[problem];
  return (
    <p className={styles.trouble} data-tone="warning">
      <CircleAlert size={16} aria-hidden />
      <span>
        {isSaved || (actions.leaving === null && problem !== 'too_few') ? `${words[0]}.` : words.join(': ')}
      </span>
      {problem === 'too_few' && stock !== null && stock > 0 ? (
        <ChangeQuantity line={line} quantity={stock} actions={actions} />
      ) : null}
    </p>
  );
}

function PriceChange({ line, actions }: { line: CartLine; actions: LineActions }) {
  const { previousUnitPrice: before, unitPrice, quantity, name } = line;
  if (before === null || line.problem === 'not_available' || line.problem === 'out_of_stock') return null;
  const went = unitPrice.amountMinor > before.amountMinor ? 'up' : 'down';
  return (
    <p className={styles.trouble} data-tone={went === 'up' ? 'warning' : 'good'}>
      <Tag size={16} aria-hidden />
      <span>
        The price went {went}: it was {formatMoney(before)} and is now {formatMoney(unitPrice)}.
      </span>
      <QuietButton
        size="1"
        aria-label={`Keep at the new price: ${name}`}
        onClick={() => actions.onQuantity(line, quantity)}
      >
        Keep at the new price
      </QuietButton>
    </p>
  );
}
