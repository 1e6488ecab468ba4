import { useEffect, useEffectEvent } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartNow } from '../../../src/statecharts/chart/chart-now.ts';
import { drawPreview } from '../preview/draw-preview.ts';
import { onPreviewEvent, publishPreview } from '../preview-channel.ts';
import { labelOfEvent, marks } from '../parts/event-label.ts';
import type { AvailableEvent } from './available-events.ts';

interface Published {
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly snapshot: AnyMachineSnapshot | null;
  readonly text: string;
  readonly events: readonly AvailableEvent[];
  readonly onEvent: (event: AvailableEvent) => void;
}

/** Publishes a playback to the panel, and sends the events pressed there. */
export function usePublished({ title, machine, snapshot, text, events, onEvent }: Published): void {
  const press = useEffectEvent((actor: string, type: string) => {
    const event = events.find((one) => one.actor === actor && one.type === type);
    if (event) onEvent(event);
  });
  useEffect(() => onPreviewEvent(({ actor, type }) => press(actor, type)), []);
  useEffect(() => () => publishPreview(null), []);
  useEffect(() => {
    if (!snapshot) return;
    let isOld = false;
    void drawPreview(machine, chartNow(snapshot)).then((svg) => {
      if (isOld || !svg) return;
      const possible = events.map(({ actor, type }) => {
        const { kind, label } = labelOfEvent(type);
        return { actor, type, label: `${marks[kind]} ${label}` };
      });
      publishPreview({ title, text, svg, possible });
    });
    return () => {
      isOld = true;
    };
  }, [title, machine, snapshot, text, events]);
}
