import { parentPort, workerData } from 'node:worker_threads';
import { busyTimesOf } from './busy-times.domain.ts';
import type { Wanted } from './busy-times.reader.ts';

// Safe: only busy-times.reader.ts starts this file.
const { text, window } = workerData as Wanted;
parentPort?.postMessage(busyTimesOf(text, window));
