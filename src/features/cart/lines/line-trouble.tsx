import { CircleAlert, Tag } from 'lucide-react';
import { Button, formatMoney } from '../../../ui/index.ts';
import type { CartLine } from '../cart.types.ts';
import type { LineFailure } from './line-failure.ts';
import styles from './cart-lines.module.css';
import type { LineActs } from './use-line-acts.ts';

interface LineTroubleProps {
  readonly line: CartLine;
  readonly failure: LineFailure | null;
  readonly acts: LineActs;
}

/** What stands in the way of buying a line, or changed about it, and what to do. */
export function LineTrouble({ line, failure, acts }: LineTroubleProps) {
  return (
    <>
      <StockProblem line={line} acts={acts} />
      {failure ? (
        <p className={styles.trouble} data-tone="error" role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>{failure.message}</span>
          {failure.available === null || failure.available === 0 || line.problem ? null : (
            <Take line={line} quantity={failure.available} acts={acts} />
          )}
        </p>
      ) : null}
      <PriceChange line={line} acts={acts} />
    </>
  );
}

const small = { size: '1', variant: 'surface', color: 'gray', highContrast: true } as const;

function Take({ line, quantity, acts }: { line: CartLine; quantity: number; acts: LineActs }) {
  return (
    <Button
      {...small}
      aria-label={`Take ${quantity} of ${line.name}`}
      onClick={() => acts.onQuantity(line, quantity)}
    >
      Take {quantity}
    </Button>
  );
}

function StockProblem({ line, acts }: { line: CartLine; acts: LineActs }) {
  const { problem, stock, name } = line;
  if (problem === null) return null;
  const words = {
    not_available: 'No longer offered.',
    out_of_stock: 'Sold out at the moment.',
    too_few: `Only ${stock ?? 0} left.`,
  }[problem];
  return (
    <p className={styles.trouble} data-tone="warning">
      <CircleAlert size={16} aria-hidden />
      <span>{words}</span>
      {problem === 'too_few' && stock !== null && stock > 0 ? (
        <Take line={line} quantity={stock} acts={acts} />
      ) : null}
      {problem === 'out_of_stock' ? (
        <Button
          {...small}
          aria-label={`Save for later, as it is sold out: ${name}`}
          onClick={() => acts.onSaveForLater(line)}
        >
          Save for later
        </Button>
      ) : null}
      {problem === 'not_available' ? (
        <Button
          {...small}
          aria-label={`Remove, as it is no longer offered: ${name}`}
          onClick={() => acts.onRemove(line, false)}
        >
          Remove
        </Button>
      ) : null}
    </p>
  );
}

function PriceChange({ line, acts }: { line: CartLine; acts: LineActs }) {
  const { previousUnitPrice: before, unitPrice, quantity, name } = line;
  if (before === null || line.problem === 'not_available') return null;
  const went = unitPrice.amountMinor > before.amountMinor ? 'up' : 'down';
  return (
    <p className={styles.trouble} data-tone={went === 'up' ? 'warning' : 'good'}>
      <Tag size={16} aria-hidden />
      <span>
        The price went {went}: was {formatMoney(before)}, is {formatMoney(unitPrice)}.
      </span>
      <Button
        {...small}
        aria-label={`All right, keep ${name} at the new price`}
        onClick={() => acts.onQuantity(line, quantity)}
      >
        All right
      </Button>
    </p>
  );
}
