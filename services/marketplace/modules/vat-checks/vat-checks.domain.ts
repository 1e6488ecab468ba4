import { dayMs } from '../../../../src/lib/durations.ts';

export type VatAnswer =
  | { readonly state: 'valid' | 'invalid'; readonly consultationNumber: string | null }
  | { readonly state: 'unreachable'; readonly why: string };

export interface VatCheck {
  readonly vatId: string;
  readonly state: 'waiting' | VatAnswer['state'];
  readonly askedAt: Date;
  /** Null while it waits. */
  readonly checkedAt: Date | null;
  readonly consultationNumber: string | null;
}

/** The letters by which VIES knows the states of the Union. */
const viesLetters: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export const isInVies = (vatId: string): boolean => viesLetters.has(vatId.slice(0, 2));

/** How long an answer is taken for the state of things; a number may be registered any day, and seldom ends. */
const holdsForMs = { valid: 30 * dayMs, invalid: dayMs, waiting: dayMs, unreachable: dayMs } as const;

/** Whether the last question about a number still speaks for it. */
export const isFresh = ({ state, askedAt }: Pick<VatCheck, 'state' | 'askedAt'>, now: Date): boolean =>
  now.getTime() - askedAt.getTime() < holdsForMs[state];
