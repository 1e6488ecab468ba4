import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyStateMachine } from 'xstate';
import type { ChartNow } from '../../../src/statecharts/chart/chart.types.ts';
import { ChartDrawing } from '../../../src/statecharts/react/chart-drawing.tsx';
import { chartLaidOut } from '../parts/use-chart.ts';
import type { StageView } from '../panel/panel-messages.ts';
import { announceDrawing } from '../stage-channel.ts';

/** Marks an event as one to be pressed; the panel hears the press by its name. */
const pressed = () => {};

/** The chart of a machine for the panel, in both appearances; null where it cannot be laid out, which the chart itself says. */
export async function drawStage(machine: AnyStateMachine, now: ChartNow): Promise<StageView['svg'] | null> {
  announceDrawing(true);
  const { model, layout } = await chartLaidOut(machine);
  if (typeof layout === 'string') {
    announceDrawing(false);
    return null;
  }
  const draw = (appearance: 'light' | 'dark') =>
    renderToStaticMarkup(createElement(ChartDrawing, { model, layout, now, appearance, onPress: pressed }));
  return { light: draw('light'), dark: draw('dark') };
}
