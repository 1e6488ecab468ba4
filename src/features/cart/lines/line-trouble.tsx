import { CircleAlert, Tag } from 'lucide-react';
import { Button, formatMoney } from '../../../ui/index.ts';
import type { CartLine } from '../cart.types.ts';
import type { LineFailure } from './line-failure.ts';
import styles from './cart-lines.module.css';
import type { LineActs } from './use-line-acts.ts';

interface LineTroubleProps {
  readonly line: CartLine;
  readonly isSaved: boolean;
  readonly failure: LineFailure | null;
  readonly acts: LineActs;
}

/** What stands in the way of buying a line, or changed about it, and what to do. */
export function LineTrouble({ line, isSaved, failure, acts }: LineTroubleProps) {
  return (
    <>
      <StockProblem line={line} isSaved={isSaved} acts={acts} />
      {failure?.quantity === line.quantity ? <ChangeFailure {...{ line, failure, acts }} /> : null}
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

interface ChangeFailureProps {
  readonly line: CartLine;
  readonly failure: LineFailure;
  readonly acts: LineActs;
}

function ChangeFailure({ line, failure, acts }: ChangeFailureProps) {
  const { available, wanted, message } = failure;
  // How many there are is said by the line's own trouble, where it has one.
  const canTake = available !== null && available > 0 && available !== line.quantity && line.problem === null;
  return (
    <p className={styles.trouble} data-tone="error" role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>{message}</span>
      {canTake ? <Take line={line} quantity={available} acts={acts} /> : null}
      {wanted === null ? null : (
        <Button
          {...small}
          aria-label={`Try again: ${wanted} of ${line.name}`}
          onClick={() => acts.onQuantity(line, wanted)}
        >
          Try again
        </Button>
      )}
    </p>
  );
}

function StockProblem({ line, isSaved, acts }: Omit<LineTroubleProps, 'failure'>) {
  const { problem, stock } = line;
  if (problem === null) return null;
  const words = {
    not_available: ['No longer offered', 'remove it to go on.'],
    out_of_stock: ['Sold out at the moment', 'save it for later or remove it to go on.'],
    too_few: [`Only ${stock ?? 0} left`, 'take fewer to go on.'],
  }[problem];
  return (
    <p className={styles.trouble} data-tone="warning">
      <CircleAlert size={16} aria-hidden />
      <span>{isSaved ? `${words[0]}.` : words.join(': ')}</span>
      {problem === 'too_few' && stock !== null && stock > 0 ? (
        <Take line={line} quantity={stock} acts={acts} />
      ) : null}
    </p>
  );
}

function PriceChange({ line, acts }: { line: CartLine; acts: LineActs }) {
  const { previousUnitPrice: before, unitPrice, quantity, name } = line;
  if (before === null || line.problem === 'not_available' || line.problem === 'out_of_stock') return null;
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
