export { createAnalytics } from './analytics.service.ts';
export type { Analytics, SeenPage } from './analytics.service.ts';
