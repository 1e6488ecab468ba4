import { useMachine } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { InspectionEvent } from 'xstate';

/** Who watches every machine below; null where nobody does. */
export const InspectionContext = createContext<((event: InspectionEvent) => void) | null>(null);

/** `useMachine`, watched by whoever watches the app (InspectionContext). */
export const useFlow: typeof useMachine = (machine, ...options) => {
  const inspect = useContext(InspectionContext);
  const watched = inspect ? [{ ...options[0], inspect }] : options;
  // The options as they were given, and one more that every machine takes.
  return useMachine(machine, ...(watched as typeof options));
};
