import { z } from 'zod';
import { unmeasuredCalls, type OutgoingCalls } from '../../platform/outgoing-calls.ts';
import type { VatAnswer } from './vat-checks.domain.ts';

interface ViesOptions {
  /** The address of its REST interface, without a trailing slash. */
  readonly url: string;
  /** The VAT ID of the requester, who then gets a consultation number; null: requests without one. */
  readonly requester: string | null;
  readonly calls?: OutgoingCalls | undefined;
  /** The registers of some states take a quarter of a minute. */
  readonly answerMaxMs?: number;
}

/** The Commission's register of VAT IDs. */
export interface Vies {
  /** Never rejects: a failure is part of the answer. */
  lookUp(vatId: string, signal: AbortSignal): Promise<VatAnswer>;
}

const answerShape = z.object({
  valid: z.boolean().optional(),
  requestIdentifier: z.string().optional(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
});

const unreachable = (why: string): VatAnswer => ({ state: 'unreachable', why });

export const createVies = ({
  url,
  requester,
  calls = unmeasuredCalls,
  answerMaxMs = 30_000,
}: ViesOptions): Vies => ({
  async lookUp(vatId, signal) {
    const asked = {
      countryCode: vatId.slice(0, 2),
      vatNumber: vatId.slice(2),
      ...(requester === null
        ? {}
        : { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) }),
    };
    const request = new Request(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(asked),
      // The address is configured; a redirect would lead elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(answerMaxMs), signal]),
    });
    try {
      return await calls.measured(
        'vies',
        async () => answerIn(await fetch(request)),
        ({ state }) => (state === 'unreachable' ? 'failed' : 'done'),
      );
    } catch (error) {
      // Every failure of the register is an answer here; it is asked again later.
      return unreachable(error instanceof Error ? error.message : String(error));
    }
  },
});

/** An outage of one state's register is an error in the body, whatever the status: only `valid` counts as an answer. */
async function answerIn(response: Response): Promise<VatAnswer> {
  const { success, data } = answerShape.safeParse(await response.json());
  if (!success) return unreachable(`HTTP ${response.status}, in a way we do not understand`);
  const { valid, requestIdentifier, errorWrappers = [] } = data;
  const [refused] = errorWrappers;
  if (refused === undefined && valid !== undefined)
    return { state: valid ? 'valid' : 'invalid', consultationNumber: requestIdentifier || null };
  // The number has a form that no state uses.
  if (refused?.error === 'INVALID_INPUT') return { state: 'invalid', consultationNumber: null };
  return unreachable(refused?.error ?? `HTTP ${response.status}`);
}
