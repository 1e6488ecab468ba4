import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyStateMachine } from 'xstate';
import type { ChartNow } from '../../../src/statecharts/chart/chart.types.ts';
import { ChartDrawing } from '../../../src/statecharts/react/chart-drawing.tsx';
import { loadChart } from '../parts/use-chart.ts';
import type { PreviewView } from '../panel/panel-messages.ts';
import { announceDrawing } from '../preview-channel.ts';

/** Marks an event as pressable; the panel recognises it by this name. */
const pressed = () => {};

/**
 * The chart of a machine for the panel, in both appearances; null if the layout failed, which the chart reports itself.
 */
export async function drawPreview(
  machine: AnyStateMachine,
  now: ChartNow,
): Promise<PreviewView['svg'] | null> {
  announceDrawing(true);
  const { model, layout } = await loadChart(machine);
  if (typeof layout === 'string') {
    announceDrawing(false);
    return null;
  }
  const draw = (appearance: 'light' | 'dark') =>
    renderToStaticMarkup(createElement(ChartDrawing, { model, layout, now, appearance, onPress: pressed }));
  return { light: draw('light'), dark: draw('dark') };
}
