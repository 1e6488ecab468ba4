export { createAnalytics } from './analytics.service.ts';
export type { Analytics, SeenPage } from './analytics.service.ts';
export { classOf } from './durations.domain.ts';
export { flowFiguresOf } from './flow-figures.domain.ts';
export { flowStates } from './flow-states.gen.ts';
export type { FlowArrival, FlowDeparture, FlowFigures, PastVisits } from './flow-visits.service.ts';
