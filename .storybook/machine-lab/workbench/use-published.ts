import { useEffect, useEffectEvent } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartNow } from '../../../src/statecharts/chart/chart-now.ts';
import { drawStage } from '../stage/draw-stage.ts';
import { onStageEvent, publishStage } from '../stage-channel.ts';
import { wordsOfEvent, marks } from '../parts/event-words.ts';
import type { Act } from './acts.ts';

interface Published {
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly snapshot: AnyMachineSnapshot | null;
  readonly words: string;
  readonly acts: readonly Act[];
  readonly onEvent: (act: Act) => void;
}

/** Shows a walk in the panel beside the story too, and does what is pressed there. */
export function usePublished({ title, machine, snapshot, words, acts, onEvent }: Published): void {
  const press = useEffectEvent((actor: string, type: string) => {
    const act = acts.find((one) => one.actor === actor && one.type === type);
    if (act) onEvent(act);
  });
  useEffect(() => onStageEvent(({ actor, type }) => press(actor, type)), []);
  useEffect(() => () => publishStage(null), []);
  useEffect(() => {
    if (!snapshot) return;
    let isOld = false;
    void drawStage(machine, chartNow(snapshot)).then((svg) => {
      if (isOld || !svg) return;
      const possible = acts.map(({ actor, type }) => {
        const { kind, label } = wordsOfEvent(type);
        return { actor, type, words: `${marks[kind]} ${label}` };
      });
      publishStage({ title, words, svg, possible });
    });
    return () => {
      isOld = true;
    };
  }, [title, machine, snapshot, words, acts]);
}
