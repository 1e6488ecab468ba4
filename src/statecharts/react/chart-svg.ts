import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ChartLayout, ChartMarks, ChartModel, ChartNow } from '../chart/chart.types.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import type { ChartAppearance } from './chart-ink.ts';

interface ChartSvgOptions {
  readonly now?: ChartNow;
  readonly marks?: ChartMarks;
  readonly appearance: ChartAppearance;
}

/** A chart as the text of an SVG file that opens anywhere. */
export const chartSvg = (model: ChartModel, layout: ChartLayout, options: ChartSvgOptions): string =>
  renderToStaticMarkup(createElement(ChartDrawing, { model, layout, ...options }));
