import { spyOn } from 'storybook/test';

interface HeldTimer {
  /** Delays requested so far, in milliseconds. */
  readonly asked: readonly number[];
  /** True while a timer is set and has neither been cleared nor fired. */
  readonly running: () => boolean;
  /** Fires the timer now. */
  readonly due: () => void;
  readonly release: () => void;
}

/** Holds the timers whose delay matches `fits`, so that a story decides when they fire; all others run normally. */
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
    // Node's types give setTimeout a promisified version, which a replacement lacks.
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
