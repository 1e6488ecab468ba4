import { spyOn } from 'storybook/test';

interface HeldTimer {
  /** Delays asked for so far, in milliseconds. */
  readonly asked: readonly number[];
  /** True while one is set and neither cleared nor due. */
  readonly running: () => boolean;
  /** Lets it be due now. */
  readonly due: () => void;
  readonly release: () => void;
}

/** Holds the timers whose delay `fits`, so that a story says when they are due; all others run as they are. */
export function holdTimer(fits: (delayMs: number) => boolean): HeldTimer {
  const asked: number[] = [];
  const held = new Map<number, () => void>();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const firstId = 1_000_000_000;
  const starting = spyOn(globalThis, 'setTimeout').mockImplementation(((task: () => void, delayMs = 0) => {
    if (!fits(delayMs)) return start(task, delayMs);
    const id = firstId + asked.length;
    asked.push(delayMs);
    held.set(id, task);
    return id;
    // Node's types give setTimeout a promisified twin that no stand-in has.
  }) as typeof setTimeout);
  const stopping = spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    if (typeof timer === 'number' && timer >= firstId) held.delete(timer);
    else stop(timer);
  });
  return {
    asked,
    running: () => held.size > 0,
    due: () => {
      const tasks = [...held.values()];
      held.clear();
      for (const task of tasks) task();
    },
    release: () => {
      starting.mockRestore();
      stopping.mockRestore();
    },
  };
}
