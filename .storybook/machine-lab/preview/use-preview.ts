import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import { createPreview, type PreviewState } from './preview.ts';
import type { Playback } from './playback.types.ts';

/** A preview that follows a playback; another machine restarts it. Null before the first. */
export function usePreview(
  machine: AnyStateMachine,
  playback: Playback,
  onActed?: (event: ScriptedEvent) => void,
): PreviewState | null {
  const preview = useMemo(() => createPreview(), []);
  const run = useEffectEvent((event: ScriptedEvent) => onActed?.(event));
  useLayoutEffect(() => preview.show(machine, playback, (event) => run(event)), [preview, machine, playback]);
  useEffect(() => () => preview.close(), [preview]);
  return useSyncExternalStore(preview.subscribe, preview.state);
}
