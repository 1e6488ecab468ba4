import type { components } from '../../../src/api/index.ts';

/** The data of getFlowFigures' answer. */
export type FlowFigures = components['schemas']['FlowFigures'];
export type StateFigures = components['schemas']['FlowStateFigures'];
