export { publishLiveEvent, publishedAtOnce, publishNotified, sendPublished } from './publish.ts';
export type { About } from './publish.ts';
export { createLive } from './live.ts';
export type { Live } from './live.ts';
