export { enqueue } from './enqueue.ts';
export type { EnqueueOptions } from './enqueue.ts';
export type { OnAttempt } from './attempts.ts';
export type { Jobs, Task, Tasks } from './jobs.ts';
export { everyFiveMinutes, nightly } from './nightly.ts';
export type { Repeated } from './repeated.ts';
export { startWorker } from './worker.ts';
export type { RunningWorker, WorkerOptions } from './worker.ts';
