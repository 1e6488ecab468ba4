import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPathService } from './path-service.ts';
import type { TypeCheck } from './save-messages.ts';

const tide = (target: string) =>
  `${JSON.stringify({ id: 'tide', initial: 'low', states: { low: { on: { 'TIDE.ROSE': { target } } }, high: {} } })}\n`;
const vocabulary = {
  events: { 'TIDE.ROSE': { phrase: 'the tide rises' } },
  guards: {},
  actions: {},
  actors: {},
  delays: {},
  tags: [],
  screens: {},
};

let machinesFolder: string;
beforeEach(async () => {
  machinesFolder = await mkdtemp(join(tmpdir(), 'path-service-'));
  await mkdir(join(machinesFolder, 'tide'));
  await writeFile(join(machinesFolder, 'tide/tide.flow.json'), tide('high'));
  await writeFile(join(machinesFolder, 'tide/tide.phrases.ts'), '');
});
afterEach(() => rm(machinesFolder, { recursive: true }));

const place = () => ({
  machinesFolder,
  load: async () => ({ tidePhrases: vocabulary }),
  format: async (text: string) => text,
});
const onDisk = () => readFile(join(machinesFolder, 'tide/tide.flow.json'), 'utf8');

it('ends the check that a newer path makes pointless, and answers both', async () => {
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  /** Resolves each check, unless it was aborted before. */
  const found: ((check: TypeCheck) => void)[] = [];
  const service = createPathService({
    place: place(),
    check: (_flow, { signal }) => {
      const { promise, resolve } = Promise.withResolvers<TypeCheck>();
      signal.addEventListener('abort', () => resolve({ ok: false, lines: ['overtaken'] }));
      begun[found.push(resolve) - 1]?.resolve();
      return promise;
    },
  });
  const save = (id: string, target: string, basedOn: string) => {
    const steps: string[] = [];
    const done = service.save({ id, flow: 'tide', text: tide(target), basedOn }, ({ step }) =>
      steps.push(step),
    );
    return { steps, done };
  };

  const first = save('first', 'low', await onDisk());
  await begun[0]?.promise;
  expect(first.steps).toEqual(['written']);
  const second = save('second', 'high', await onDisk());
  expect(await first.done).toMatchObject({ kind: 'saved', check: { lines: ['overtaken'] } });
  await begun[1]?.promise;
  found[1]?.({ ok: true, lines: [] });
  expect(await second.done).toMatchObject({ kind: 'saved', check: { ok: true } });
});

it('returns to an overtaken editor what it wrote, so that its next path is compared with that', async () => {
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let checks = 0;
  const service = createPathService({
    place: place(),
    check: (_flow, { signal }) => {
      const { promise, resolve } = Promise.withResolvers<TypeCheck>();
      if (checks === 1) resolve({ ok: true, lines: [] });
      signal.addEventListener('abort', () => resolve({ ok: false, lines: ['overtaken'] }));
      begun[checks++]?.resolve();
      return promise;
    },
  });
  const save = (target: string, basedOn: string) =>
    service.save({ id: target, flow: 'tide', text: tide(target), basedOn }, () => undefined);

  const annas = save('low', await onDisk());
  await begun[0]?.promise;
  await save('high', await onDisk());
  const berts = await onDisk();
  const reported = await annas;
  if (reported.kind !== 'saved') throw new Error('It was written.');
  expect(reported.text).toContain('low');
  expect(await save('low', reported.text)).toEqual({ kind: 'changed on disk', text: berts });
  expect(await onDisk()).toBe(berts);
});

it('says that it is saved where only the check broke', async () => {
  const steps: unknown[] = [];
  const service = createPathService({
    place: place(),
    check: async () => Promise.reject(new Error('spawn EAGAIN')),
  });
  const request = { id: 'one', flow: 'tide', text: tide('low'), basedOn: await onDisk() };
  const reported = await service.save(request, (step) => steps.push(step));
  const text = await onDisk();
  expect(text).toContain('"low"');
  expect(steps).toEqual([{ step: 'written', text }]);
  expect(reported).toMatchObject({
    kind: 'saved',
    text,
    check: { ok: false, lines: ['It was not checked: spawn EAGAIN'] },
  });
});
