import { useMachine } from '@xstate/react';
import { useContext } from 'react';
import { InspectionContext } from './inspection-context.ts';

/** `useMachine`, watched by whoever watches the app (InspectionContext). */
export const useFlow: typeof useMachine = (machine, ...options) => {
  const inspect = useContext(InspectionContext);
  const watched = inspect ? [{ ...options[0], inspect }] : options;
  // The options as they were given, and one more that every machine takes.
  return useMachine(machine, ...(watched as typeof options));
};
