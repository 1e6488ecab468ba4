import type { ScriptedEvent } from '../trace/player.types.ts';
import type { Configuration } from './configuration.ts';

const STEP_MS = 1_000;

/** The events that lead a player to a configuration. */
export const eventsToConfiguration = ({ steps }: Configuration): ScriptedEvent[] =>
  steps.map(({ event }, index) => ({ actor: '/', event, at: index * STEP_MS }));
