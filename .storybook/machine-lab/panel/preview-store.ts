import type { addons } from 'storybook/manager-api';
import {
  CURRENT_STORY_WAS_SET,
  DOCS_RENDERED,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { panelMessages, type PreviewEvent, type PreviewView } from './panel-messages.ts';

/** What the panel knows about the story: `none` once the story was rendered without a machine. */
type Shown = PreviewView | 'waiting' | 'drawing' | 'none';

type Channel = Pick<ReturnType<typeof addons.getChannel>, 'on' | 'emit'>;

export interface PreviewStore {
  readonly current: () => Shown;
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (event: PreviewEvent) => void;
}

const ends = [STORY_RENDERED, DOCS_RENDERED, STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION];

/** Listens to stories from the start: the panel mounts only when opened and would miss earlier messages. */
export function createPreviewStore(channel: Channel): PreviewStore {
  let view: PreviewView | null = null;
  let isDrawing = false;
  let isRendered = false;
  const watchers = new Set<() => void>();
  const listen = <Message>(message: string, note: (reported: Message) => void) =>
    channel.on(message, (reported: Message) => {
      note(reported);
      for (const listener of watchers) listener();
    });

  listen(CURRENT_STORY_WAS_SET, () => {
    isRendered = false;
  });
  for (const end of ends) {
    listen(end, () => {
      isRendered = true;
    });
  }
  listen(panelMessages.drawing, (reported: boolean) => {
    isDrawing = reported;
  });
  listen(panelMessages.shown, (reported: PreviewView | null) => {
    view = reported;
    isDrawing = false;
  });

  return {
    current: () => {
      if (view) return view;
      if (isDrawing) return 'drawing';
      return isRendered ? 'none' : 'waiting';
    },
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    act: (event) => channel.emit(panelMessages.acted, event),
  };
}
