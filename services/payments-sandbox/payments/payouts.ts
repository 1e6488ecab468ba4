import { z } from 'zod';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import { retrieveAccount } from '../accounts.ts';
import type { Form } from '../form.ts';
import type { SandboxState } from '../objects.ts';
import { readParameters } from '../parameters.ts';
import type { StripeError } from '../stripe-error.ts';
import { balanceOf, payoutOf } from './paying-out.ts';
import { paymentErrors } from './payment-errors.ts';
import { movedObject, movementObject, payoutObject } from './payout-objects.ts';
import type { StoredMovement } from './records.ts';
import type { WireBalance, WireList, WireMovement, WirePayout } from './wire-shapes.ts';

interface Asked {
  readonly id: string;
  /** The connected account of the request. */
  readonly accountId: string;
  readonly form: Form;
}

const seconds = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform(Number);
const page = {
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/)
    .default('10')
    .transform(Number),
  starting_after: z.string().optional(),
};
const payoutsAsked = z.strictObject({
  ...page,
  expand: z.array(z.literal('data.destination')).default([]),
  created: z.strictObject({ gte: seconds.optional() }).default({}),
});
const movementsAsked = z.strictObject({
  ...page,
  payout: z.string(),
  expand: z.array(z.literal('data.source')).default([]),
});

/** A page of a list, newest first. */
function pageOf<T extends { readonly id: string }>(
  url: string,
  all: readonly T[],
  { limit, starting_after: after }: { readonly limit: number; readonly starting_after?: string | undefined },
): WireList<T> {
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return { object: 'list', url, data: all.slice(from, from + limit), has_more: all.length > from + limit };
}

/** GET /v1/payouts, latest first. */
export function listPayouts(
  state: SandboxState,
  { accountId, form }: Asked,
): Result<WireList<Omit<WirePayout, 'destination'>>, StripeError> {
  const account = retrieveAccount(state, accountId);
  if (!account.ok) return account;
  const asked = readParameters(payoutsAsked, form);
  if (!asked.ok) return asked;
  const { created, expand } = asked.value;
  const own = Object.values(state.payouts)
    .filter((payout) => payout.accountId === accountId && payout.createdSeconds >= (created.gte ?? 0))
    .toReversed()
    .map((payout) => ({ ...payoutObject(payout), ...(expand.length > 0 && { destination: payout.bank }) }));
  return ok(pageOf('/v1/payouts', own, asked.value));
}

/** GET /v1/payouts/:id */
export function retrievePayout(
  state: SandboxState,
  { id, accountId }: Asked,
): Result<WirePayout, StripeError> {
  const account = retrieveAccount(state, accountId);
  if (!account.ok) return account;
  const payout = payoutOf(state, accountId, id);
  return payout ? ok(payoutObject(payout)) : refuse(paymentErrors.noSuch('payout', id));
}

/** GET /v1/balance_transactions?payout=…: the payout itself and its lines, latest first. */
export function listMovements(
  state: SandboxState,
  { accountId, form }: Asked,
): Result<WireList<WireMovement>, StripeError> {
  const account = retrieveAccount(state, accountId);
  if (!account.ok) return account;
  const asked = readParameters(movementsAsked, form);
  if (!asked.ok) return asked;
  const { payout: payoutId, expand } = asked.value;
  const payout = payoutOf(state, accountId, payoutId);
  if (!payout) return refuse(paymentErrors.noSuch('payout', payoutId, 'payout'));
  const shown = (movement: StoredMovement): WireMovement => ({
    // As part of a payout it was available.
    ...movementObject(movement, movement.availableAtMs),
    ...(expand.length > 0 && {
      source:
        movement.transferId === null
          ? payoutObject(state.payouts[movement.sourceId] ?? payout)
          : movedObject(movement),
    }),
  });
  const inIt = Object.values(state.movements).filter((movement) => movement.payoutId === payoutId);
  return ok(pageOf('/v1/balance_transactions', inIt.toReversed().map(shown), asked.value));
}

/** GET /v1/balance on behalf of a connected account. */
export function retrieveAccountBalance(
  state: SandboxState,
  accountId: string,
  nowMs: number,
): Result<WireBalance, StripeError> {
  const account = retrieveAccount(state, accountId);
  if (!account.ok) return account;
  const { currency, availableMinor, pendingMinor } = balanceOf(state, accountId, nowMs);
  const part = (amount: number) => [{ amount, currency, source_types: { card: amount } }];
  return ok({
    object: 'balance',
    livemode: false,
    available: part(availableMinor),
    pending: part(pendingMinor),
  });
}
