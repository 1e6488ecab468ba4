import type { PlaceMessages } from './place-values.ts';

interface Place {
  readonly missing: PlaceMessages;
  readonly wrong: PlaceMessages;
  /** The cart has a yacht, so that the supplier can ask for it without a berth. */
  readonly hasYacht: boolean;
  /** Typed text was not saved on the server. */
  readonly isUnsaved: boolean;
}

/** Why an order cannot be delivered with these details, shown next to the button to pay; null if it can. */
export function blockerOf({ missing, wrong, hasYacht, isUnsaved }: Place): string | null {
  if (missing.port && missing.berth)
    return 'Before you pay, choose the port, and enter the berth or marina or choose the yacht.';
  if (missing.port) return 'Before you pay, choose the delivery port.';
  if (missing.berth)
    return hasYacht
      ? 'Before you pay, enter the berth or marina, or say that you don’t know it yet.'
      : 'Before you pay, enter the berth or marina, or choose the yacht.';
  if (Object.keys(wrong).length > 0)
    return 'Something under “Delivery details” needs your attention before you can pay.';
  return isUnsaved ? 'Your changes under “Delivery details” aren’t saved yet.' : null;
}
