import type { IgnoredEvent } from '../../statecharts/explore/simple-paths.types.ts';

/** Ignored, so that no path is listed twice because one of its calls was slow. */
export const waitingLong: IgnoredEvent = {
  event: 'xstate.after.patience',
  description: 'waiting for what takes long',
};
