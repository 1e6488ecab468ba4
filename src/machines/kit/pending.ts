/**
 * A call under way that can be left: on time at first, slow once `patience` is over; screens offer Cancel while the
 * state is tagged slow. `on` contains the events that leave it (a request has no timeout), and any other events to
 * handle meanwhile. The machine's vocabulary has the delay `patience`.
 */
export const pending = <const On extends object>(on: On) =>
  ({
    tags: 'busy',
    initial: 'onTime',
    states: {
      onTime: { after: { patience: { target: 'slow' } } },
      slow: { tags: 'slow' },
    },
    on,
  }) as const;

/** Whether a state, by its key, only describes how long a call has been under way and is no step of the flow. */
export const isPhaseOfCall = (key: string): boolean => key === 'onTime' || key === 'slow';
