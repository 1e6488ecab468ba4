import { ApiError } from '../../../api/index.ts';
import type { CartLine } from '../cart.types.ts';
import { thrownText } from '../../server-data/index.ts';

/** Why a change of a line was undone. */
export interface LineFailure {
  readonly message: string;
  /** The available quantity, if that was the reason. */
  readonly available: number | null;
  /** There was no answer. */
  readonly isLost: boolean;
  /** The requested quantity, if requesting it again may succeed; otherwise null. */
  readonly wanted: number | null;
  /** The quantity in the cart at that time; the failure is outdated once it differs. */
  readonly quantity: number;
}

/** A refused or lost change, shown next to its line; `wanted` is the requested quantity. */
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
