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

/** Calls `act` when an event was clicked in the panel. Returns the way to stop. */
export function onPreviewEvent(act: (event: PreviewEvent) => void): () => void {
  const channel = addons.getChannel();
  const repeat = () => channel.emit(panelMessages.shown, shown);
  channel.on(panelMessages.acted, act);
  channel.on(panelMessages.asked, repeat);
  return () => {
    channel.off(panelMessages.acted, act);
    channel.off(panelMessages.asked, repeat);
  };
}
