import type { Cue } from '../trace/player.types.ts';
import type { Configuration } from './configuration.ts';

const STEP_MS = 1_000;

/** The way to a configuration as a player takes it. */
export const cuesOfConfiguration = ({ steps }: Configuration): Cue[] =>
  steps.map(({ event }, index) => ({ actor: '/', event, at: index * STEP_MS }));
