import { useMachine } from '@xstate/react';
import { useContext } from 'react';
import { InspectionContext } from './inspection-context.ts';

/** `useMachine` with the app's inspector (InspectionContext). */
export const useFlow: typeof useMachine = (machine, ...options) => {
  const inspect = useContext(InspectionContext);
  const watched = inspect ? [{ ...options[0], inspect }] : options;
  // The given options plus `inspect`, which every machine accepts.
  return useMachine(machine, ...(watched as typeof options));
};
