import { expect, it } from 'vitest';
import { inPortions } from './portions.ts';

function* forever(): Generator<null, never> {
  for (;;) yield null;
}

it('lets others have their turn, and ends once nobody wants it any more', async () => {
  const aborting = new AbortController();
  const working = inPortions(forever(), aborting.signal);
  setTimeout(() => aborting.abort());
  await expect(working).rejects.toThrow();
});

it('gives what came of it', async () => {
  function* soon(): Generator<null, string> {
    yield null;
    return 'done';
  }
  expect(await inPortions(soon(), new AbortController().signal)).toBe('done');
});
