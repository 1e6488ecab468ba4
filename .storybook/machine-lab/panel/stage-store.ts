import type { addons } from 'storybook/manager-api';
import {
  CURRENT_STORY_WAS_SET,
  DOCS_RENDERED,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { panelMessages, type StageEvent, type StageView } from './panel-messages.ts';

/** What the panel knows of the story beside it: `none` only once the story stands there and told nothing. */
export type Shown = StageView | 'waiting' | 'drawing' | 'none';

type Channel = Pick<ReturnType<typeof addons.getChannel>, 'on' | 'emit'>;

export interface Stage {
  readonly current: () => Shown;
  readonly subscribe: (tell: () => void) => () => void;
  readonly act: (event: StageEvent) => void;
}

const ends = [STORY_RENDERED, DOCS_RENDERED, STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION];

/** Hears what stories tell, from the beginning: the panel is mounted only once it is opened, and would miss what was said before. */
export function createStage(channel: Channel): Stage {
  let view: StageView | null = null;
  let isDrawing = false;
  let isRendered = false;
  const watchers = new Set<() => void>();
  const hear = <Told>(message: string, note: (told: Told) => void) =>
    channel.on(message, (told: Told) => {
      note(told);
      for (const tell of watchers) tell();
    });

  hear(CURRENT_STORY_WAS_SET, () => {
    isRendered = false;
  });
  for (const end of ends) {
    hear(end, () => {
      isRendered = true;
    });
  }
  hear(panelMessages.drawing, (told: boolean) => {
    isDrawing = told;
  });
  hear(panelMessages.shown, (told: StageView | null) => {
    view = told;
    isDrawing = false;
  });

  return {
    current: () => {
      if (view) return view;
      if (isDrawing) return 'drawing';
      return isRendered ? 'none' : 'waiting';
    },
    subscribe: (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    act: (event) => channel.emit(panelMessages.acted, event),
  };
}
