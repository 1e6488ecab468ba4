import { addons } from 'storybook/preview-api';
import { panelMessages, type StageEvent, type StageView } from './panel/panel-messages.ts';

export type { StageEvent, StageView } from './panel/panel-messages.ts';

let shown: StageView | null = null;

/** Tells the panel beside the story what is on stage; null when the stage is left. The panel is told again when it is opened later. */
export function publishStage(view: StageView | null): void {
  shown = view;
  addons.getChannel().emit(panelMessages.shown, view);
}

/** Tells the panel that there is a machine on stage, whose chart takes a moment. */
export const announceDrawing = (isDrawing: boolean): void => {
  addons.getChannel().emit(panelMessages.drawing, isDrawing);
};

/** Calls `act` when an event was clicked in the panel. Returns the way to stop. */
export function onStageEvent(act: (event: StageEvent) => void): () => void {
  const channel = addons.getChannel();
  const repeat = () => channel.emit(panelMessages.shown, shown);
  channel.on(panelMessages.acted, act);
  channel.on(panelMessages.asked, repeat);
  return () => {
    channel.off(panelMessages.acted, act);
    channel.off(panelMessages.asked, repeat);
  };
}
