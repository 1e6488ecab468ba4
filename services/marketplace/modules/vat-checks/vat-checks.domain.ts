import { dayMs } from '../../../../src/lib/durations.ts';

export type VatAnswer =
  | { readonly state: 'valid' | 'invalid'; readonly consultationNumber: string | null }
  | { readonly state: 'unreachable'; readonly why: string };

export interface VatCheck {
  readonly vatId: string;
  readonly state: 'waiting' | VatAnswer['state'];
  readonly askedAt: Date;
  /** Null until VIES has answered. */
  readonly checkedAt: Date | null;
  readonly consultationNumber: string | null;
}

/** The country codes of the Union's states in VIES. */
const viesLetters: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export const isInVies = (vatId: string): boolean => viesLetters.has(vatId.slice(0, 2));

/** How long an answer is considered current; a number may be registered any day, and rarely ends. */
const holdsForMs = { valid: 30 * dayMs, invalid: dayMs, waiting: dayMs, unreachable: dayMs } as const;

/** Whether the latest check of a number is still current. */
export const isFresh = ({ state, askedAt }: Pick<VatCheck, 'state' | 'askedAt'>, now: Date): boolean =>
  now.getTime() - askedAt.getTime() < holdsForMs[state];
