import { createContext } from 'react';
import type { InspectionEvent } from 'xstate';

/**
 * The inspector of every machine below; null without one. Separate from `useFlow`, so that a page can provide it
 * without having a machine.
 */
export const InspectionContext = createContext<((event: InspectionEvent) => void) | null>(null);
