export { createSharedCounts, rateLimitTasks, type SharedCounts } from './shared-counts.ts';
