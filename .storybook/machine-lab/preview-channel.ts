import { addons } from 'storybook/preview-api';
import { panelMessages, type PreviewEvent, type PreviewView } from './panel/panel-messages.ts';

let shown: PreviewView | null = null;

/**
 * Publishes the previewed machine to the panel; null when the preview unmounts. A panel that opens later receives it
 * again.
 */
export function publishPreview(view: PreviewView | null): void {
  shown = view;
  addons.getChannel().emit(panelMessages.shown, view);
}

/** Announces to the panel that a machine is shown and its chart is being laid out. */
export const announceDrawing = (isDrawing: boolean): void => {
  addons.getChannel().emit(panelMessages.drawing, isDrawing);
};

/** Calls `run` when an event was clicked in the panel. Returns a function that stops it. */
export function onPreviewEvent(run: (event: PreviewEvent) => void): () => void {
  const channel = addons.getChannel();
  const repeat = () => channel.emit(panelMessages.shown, shown);
  channel.on(panelMessages.acted, run);
  channel.on(panelMessages.asked, repeat);
  return () => {
    channel.off(panelMessages.acted, run);
    channel.off(panelMessages.asked, repeat);
  };
}
