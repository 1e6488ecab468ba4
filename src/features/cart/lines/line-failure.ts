import { ApiError } from '../../../api/index.ts';
import type { CartLine } from '../cart.types.ts';
import { thrownText } from '../../server-data/index.ts';

/** Why a line is as it was. */
export interface LineFailure {
  readonly message: string;
  /** How many there are, where that was the reason. */
  readonly available: number | null;
  /** Nobody answered. */
  readonly isLost: boolean;
  /** What was asked for and may be asked for again; null where the server would refuse it again, or no quantity was asked for. */
  readonly wanted: number | null;
  /** How many there were in the cart then: once that is another figure, nothing of this holds. */
  readonly quantity: number;
}

/** A refused or lost change, shown next to its line; `wanted` is the quantity that was asked for. */
export function lineFailureOf(
  error: unknown,
  { quantity }: Pick<CartLine, 'quantity'>,
  wanted: number | null = null,
): LineFailure {
  const isRefused = error instanceof ApiError && error.fromServer;
  return {
    message: thrownText(error),
    available: error instanceof ApiError ? (error.details.available ?? null) : null,
    isLost: !isRefused,
    wanted: isRefused ? null : wanted,
    quantity,
  };
}
