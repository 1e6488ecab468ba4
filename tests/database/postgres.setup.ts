import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer;
  }
}

/** Starts one server with one migrated template for all files of a run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTestServer();
  project.provide('postgres', server);
  return stop;
}
