/**
 * A call under way, with a way out: on time at first, slow once patience is over; screens offer Cancel while the state is tagged slow. `on` names the
 * events that leave it (a request has no timeout), and whatever else is listened to meanwhile. The machine's vocabulary has the delay `patience`.
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

/** Whether a state, by its key, only says how long a call has been under way: nobody comes to it as to a step of the flow. */
export const isPhaseOfCall = (key: string): boolean => key === 'onTime' || key === 'slow';
