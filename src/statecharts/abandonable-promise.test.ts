import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fromAbandonablePromise } from './abandonable-promise.ts';

const settled = async (work: () => Promise<string>) => {
  const actor = createActor(fromAbandonablePromise(work));
  actor.subscribe({ error: () => {} });
  actor.start();
  const { status, output, error } = await waitFor(actor, (snapshot) => snapshot.status !== 'active').catch(
    () => actor.getSnapshot(),
  );
  return { status, output, error };
};

describe('a promise that can be abandoned', () => {
  it('comes to its output', async () => {
    expect(await settled(() => Promise.resolve('read'))).toMatchObject({ status: 'done', output: 'read' });
  });

  it('fails as its work fails', async () => {
    const error = new Error('Network Error');
    expect(await settled(() => Promise.reject(error))).toMatchObject({ status: 'error', error });
  });
});
