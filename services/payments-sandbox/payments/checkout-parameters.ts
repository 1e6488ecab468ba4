import { z } from 'zod';
import { ok, refuse, type Result } from '../../../src/lib/result.ts';
import type { Form } from '../form.ts';
import { readParameters } from '../parameters.ts';
import { secondsOf, type Moment } from '../rules.ts';
import type { StripeError } from '../stripe-error.ts';
import { chargeMax, chargeMinOf } from './amounts.ts';
import { currency, metadata, webAddress, wholeNumber } from './parameter-shapes.ts';
import { paymentErrors } from './payment-errors.ts';

const linesMax = 100;
const quantityMax = 999_999;
const [nameMax, referenceMax, descriptionMax] = [1500, 200, 1000];
const earliestSeconds = 30 * 60;
const latestSeconds = 24 * 60 * 60;

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency,
    unit_amount: wholeNumber.refine((value) => value <= chargeMax, `must be at most ${chargeMax}`),
    product_data: z.strictObject({
      name: z.string().min(1).max(nameMax),
      description: z.string().max(nameMax).optional(),
      metadata,
    }),
  }),
  quantity: wholeNumber.refine((value) => value >= 1 && value <= quantityMax, 'must be 1 or more'),
});

const checkoutParameters = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(lineItem).min(1).max(linesMax, `has at most ${linesMax} items`),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: z.string().min(1).max(referenceMax).optional(),
  customer_email: z.email().optional(),
  expires_at: wholeNumber.optional(),
  metadata,
  locale: z.string().max(10).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  payment_intent_data: z
    .strictObject({
      capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic_async'),
      transfer_group: z.string().max(referenceMax).optional(),
      description: z.string().max(descriptionMax).optional(),
      receipt_email: z.email().optional(),
      metadata,
    })
    .prefault({}),
});

/** The data for a new Checkout Session. */
interface WantedCheckout {
  readonly asked: z.output<typeof checkoutParameters>;
  readonly currency: string;
  readonly amountTotal: number;
  readonly expiresAtSeconds: number;
}

/** The parameters of POST /v1/checkout/sessions, checked against the provider's limits of amounts and of time. */
export function readCheckout(form: Form, moment: Pick<Moment, 'nowMs'>): Result<WantedCheckout, StripeError> {
  const given = readParameters(checkoutParameters, form);
  if (!given.ok) return given;
  const { line_items: lines, expires_at: expiresAt } = given.value;
  const currencies = new Set(lines.map(({ price_data }) => price_data.currency));
  const [only = ''] = currencies;
  if (currencies.size > 1) return refuse(paymentErrors.severalCurrencies);
  const amountTotal = lines.reduce(
    (sum, { price_data, quantity }) => sum + price_data.unit_amount * quantity,
    0,
  );
  const least = chargeMinOf(only);
  if (amountTotal < least) return refuse(paymentErrors.totalTooSmall(least, only));
  if (amountTotal > chargeMax) return refuse(paymentErrors.totalTooLarge(chargeMax, only));
  const nowSeconds = secondsOf(moment);
  const expiresAtSeconds = expiresAt ?? nowSeconds + latestSeconds;
  if (expiresAtSeconds < nowSeconds + earliestSeconds) return refuse(paymentErrors.expiresTooEarly);
  if (expiresAtSeconds > nowSeconds + latestSeconds) return refuse(paymentErrors.expiresTooLate);
  return ok({ asked: given.value, currency: only, amountTotal, expiresAtSeconds });
}
