import { createContext } from 'react';
import type { InspectionEvent } from 'xstate';

/** Who watches every machine below; null where nobody does. Apart from `useFlow`, so that a page can give it without having a machine. */
export const InspectionContext = createContext<((event: InspectionEvent) => void) | null>(null);
