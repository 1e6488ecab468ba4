import { useState } from 'react';
import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import type { PreviewState } from '../preview/preview.ts';
import { needsForm, type AvailableEvent } from './available-events.ts';

/** How an event is chosen: immediately, or through a form for its payload. */
export interface EventChoice {
  /** The event whose form is open. */
  readonly asked: AvailableEvent | null;
  /** Why the last event was refused. */
  readonly refused: string | null;
  readonly asks: (event: AvailableEvent) => boolean;
  readonly choose: (event: AvailableEvent) => void;
  /** Chooses the event that was pressed in an actor's chart, by its type. */
  readonly chooseType: (type: string, actor: string | undefined) => void;
  readonly perform: (event: ScriptedEvent) => void;
  readonly cancel: () => void;
}

interface Options {
  readonly scene: PreviewState | null;
  readonly events: readonly AvailableEvent[];
  /** A process has no forms: its facts are set next to it. */
  readonly hasForms: boolean;
  readonly onPerformed: (event: ScriptedEvent) => void;
  readonly onAsked: () => void;
}

export function useEventChoice({ scene, events, hasForms, onPerformed, onAsked }: Options): EventChoice {
  const [asked, setAsked] = useState<AvailableEvent | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const perform = (event: ScriptedEvent) => {
    const problem = scene?.attempt(event) ?? null;
    setRefused(problem);
    if (problem !== null) return;
    setAsked(null);
    onPerformed(event);
  };
  const asks = (event: AvailableEvent) => hasForms && needsForm(event);
  const choose = (event: AvailableEvent) => {
    const [first] = event.cases;
    setRefused(null);
    if (asks(event)) {
      setAsked(event);
      onAsked();
    } else if (first) perform(first.event);
  };
  return {
    asked,
    refused,
    asks,
    choose,
    chooseType: (type, actor) => {
      const ofType = events.filter((event) => event.type === type);
      const event = ofType.find((one) => one.actor === actor) ?? ofType[0];
      if (event) choose(event);
      else setRefused(`${type} does nothing here now: a guard refuses it.`);
    },
    perform,
    cancel: () => {
      setAsked(null);
      setRefused(null);
    },
  };
}
