import { z } from 'zod';
import { unmeasuredCalls, type OutgoingCalls } from '../../platform/outgoing-calls.ts';
import type { VatAnswer } from './vat-checks.domain.ts';

interface ViesOptions {
  /** Of its REST interface, without a slash at the end. */
  readonly url: string;
  /** The VAT ID of who asks, which is given a consultation number for it; null: asks without. */
  readonly requester: string | null;
  readonly calls?: OutgoingCalls | undefined;
  /** Registers of some states take a quarter of a minute. */
  readonly answerMaxMs?: number;
}

/** The Commission's register of VAT IDs. */
export interface Vies {
  /** Never rejects: what keeps it from answering is said in the answer. */
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
      // The address is configuration; where it would send us on is not.
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
      // Any failure of the register is an answer here: it is asked again later.
      return unreachable(error instanceof Error ? error.message : String(error));
    }
  },
});

/** An outage of one state's register comes as an error, whatever the status: only `valid` is its word. */
async function answerIn(response: Response): Promise<VatAnswer> {
  const { success, data } = answerShape.safeParse(await response.json());
  if (!success) return unreachable(`HTTP ${response.status}, in a way we do not understand`);
  const { valid, requestIdentifier, errorWrappers = [] } = data;
  const [refused] = errorWrappers;
  if (refused === undefined && valid !== undefined)
    return { state: valid ? 'valid' : 'invalid', consultationNumber: requestIdentifier || null };
  // What no state could have given out.
  if (refused?.error === 'INVALID_INPUT') return { state: 'invalid', consultationNumber: null };
  return unreachable(refused?.error ?? `HTTP ${response.status}`);
}
