import type { components } from '../../../src/api/index.ts';

/** What getFlowFigures answers as its data. */
export type FlowFigures = components['schemas']['FlowFigures'];
export type StateFigures = components['schemas']['FlowStateFigures'];
