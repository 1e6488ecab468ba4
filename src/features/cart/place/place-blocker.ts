import type { PlaceWords } from './place-values.ts';

interface Place {
  readonly missing: PlaceWords;
  readonly wrong: PlaceWords;
  /** What was typed did not reach the server. */
  readonly isUnsaved: boolean;
}

/** Why an order cannot go where it is said to, as it stands beside the way to pay; null: it can. */
export function blockerOf({ missing, wrong, isUnsaved }: Place): string | null {
  if (missing.port && missing.berth)
    return 'Before you pay, choose the port, and say the berth or marina or choose the yacht.';
  if (missing.port) return 'Before you pay, choose the port that it is brought to.';
  if (missing.berth) return 'Before you pay, say the berth or marina, or choose the yacht.';
  if (Object.keys(wrong).length > 0)
    return 'Something under “Where it goes” needs a look before you can pay.';
  return isUnsaved ? 'What you said under “Where it goes” is not saved yet.' : null;
}
