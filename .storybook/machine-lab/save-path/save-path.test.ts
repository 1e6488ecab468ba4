import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onboardingSteps } from '../../../src/machines/onboarding/onboarding.steps.ts';
import { onboardingPhrases } from '../../../src/machines/onboarding/onboarding.phrases.ts';
import { flowText } from '../../../src/statecharts/flow/flow-text.ts';
import { addTransition } from '../../../src/statecharts/flow/edit-flow.ts';
import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import { MAX_FLOW_BYTES, readFlow } from '../../../src/statecharts/flow/read/read-flow.ts';
import { moveStep, setOptional } from '../../../src/statecharts/flow/steps/steps.ts';
import { createPathService } from './path-service.ts';
import { savePath } from './save-path.ts';

const committed = await readFile(
  new URL('../../../src/machines/onboarding/onboarding.flow.json', import.meta.url),
  'utf8',
);
const read = (text: string): Flow => {
  const answer = readFlow(text, { vocabulary: onboardingPhrases, id: 'onboarding' });
  if (!answer.ok) throw new Error(answer.refusals.map(({ reason }) => reason).join());
  return answer.flow;
};
const flow = read(committed);
const companyOptional = flowText(setOptional(flow, onboardingSteps, 'company-profile', true));
const logoFirst = flowText(moveStep(flow, onboardingSteps, 'logo', 0));
const json = JSON.parse(committed) as Record<string, object>; // a path, as the file has it

let machinesFolder: string;
beforeEach(async () => {
  machinesFolder = await mkdtemp(join(tmpdir(), 'saved-paths-'));
  await mkdir(join(machinesFolder, 'onboarding'));
  await mkdir(join(machinesFolder, 'cart'));
  await mkdir(join(machinesFolder, 'astray'));
  await writeFile(join(machinesFolder, 'onboarding/onboarding.flow.json'), committed);
  await writeFile(join(machinesFolder, 'onboarding/onboarding.flow.gen.ts'), 'before');
  await symlink(
    join(machinesFolder, 'onboarding/onboarding.flow.json'),
    join(machinesFolder, 'astray/astray.flow.json'),
  );
  // Loaded by the development server; here they are given.
  for (const what of ['phrases', 'steps']) {
    await writeFile(join(machinesFolder, `onboarding/onboarding.${what}.ts`), '');
  }
});
afterEach(() => rm(machinesFolder, { recursive: true }));

const place = () => ({
  machinesFolder,
  load: async () => ({ onboardingPhrases, onboardingSteps }),
  format: async (text: string) => text,
});
const request = (changed: Partial<{ flow: string; text: string; basedOn: string }> = {}) => ({
  id: 'request-1',
  flow: 'onboarding',
  text: companyOptional,
  basedOn: committed,
  ...changed,
});
const save = (changed?: Parameters<typeof request>[0]) => savePath(request(changed), place());
const file = (name: string) => readFile(join(machinesFolder, 'onboarding', name), 'utf8');
async function everything(): Promise<string[]> {
  const names = await readdir(machinesFolder, { recursive: true });
  return [...names, await file('onboarding.flow.json'), await file('onboarding.flow.gen.ts')];
}

describe('saving a path', () => {
  it('writes it with its literal', async () => {
    const written = await save();
    expect(written).toEqual({
      kind: 'written',
      path: 'src/machines/onboarding/onboarding.flow.json',
      text: await file('onboarding.flow.json'),
    });
    expect(read(await file('onboarding.flow.json'))).toEqual(read(companyOptional));
    const literal = await file('onboarding.flow.gen.ts');
    expect(literal).toMatch(/export const onboardingFlow = \{[^]*\} as const;\n$/);
    expect(literal.match(/skipping:/g)).toHaveLength(companyOptional.match(/"skipping":/g)?.length ?? 0);
  });

  it('does not overwrite what another user has saved, and shows it', async () => {
    await save({ text: logoFirst });
    const theirs = await file('onboarding.flow.json');
    const before = await everything();
    expect(await save()).toEqual({ kind: 'changed on disk', text: theirs });
    expect(await everything()).toEqual(before);
    expect(await save({ basedOn: theirs })).toMatchObject({ kind: 'written' });
  });

  it('of two made at the same time saves the first and shows it to the second', async () => {
    const check = async () => ({ ok: true, lines: [] });
    const service = createPathService({ place: place(), check });
    const both = await Promise.all([
      service.save(request(), () => undefined),
      service.save(request({ text: logoFirst }), () => undefined),
    ]);
    expect(both).toMatchObject([
      { kind: 'saved' },
      { kind: 'changed on disk', text: await file('onboarding.flow.json') },
    ]);
    expect(read(await file('onboarding.flow.json'))).toEqual(read(companyOptional));
  });

  it('saves once more what is saved already, where the answer got lost', async () => {
    await save();
    expect(await save()).toMatchObject({ kind: 'written' });
  });

  it.each([
    ['a flow that is not there', { flow: 'booking' }, 'no path “booking”'],
    ['a flow whose path is code', { flow: 'cart' }, 'no path “cart”'],
    ['a way out of the folder', { flow: '../../etc' }, 'no path'],
    ['a way out and in again', { flow: '../machines/onboarding' }, 'no path'],
    ['a link to another file', { flow: 'astray' }, 'no path'],
    ['a prototype’s name for a flow', { flow: '__proto__' }, 'no path'],
    ['no name', { flow: '' }, 'no path'],
    ['what is too large', { text: ' '.repeat(MAX_FLOW_BYTES + 1) }, 'at most 1024'],
    ['no JSON', { text: '{' }, 'line 1'],
    ['another flow’s path', { text: JSON.stringify({ ...json, id: 'cart' }) }, 'onboarding'],
    [
      'a target that is missing',
      { text: committed.replaceAll('"#onboarding.logo"', '"#onboarding.flag"') },
      'flag',
    ],
    [
      'a name outside the vocabulary',
      { text: committed.replaceAll('"saveLogo"', '"paintLogo"') },
      'paintLogo',
    ],
    [
      'a prototype’s name for a state',
      { text: committed.replace('"trouble": {', '"__proto__": {}, "trouble": {') },
      '__proto__',
    ],
    [
      'what the server demands left out',
      { text: JSON.stringify({ ...json, states: { ...json.states, catalogue: undefined } }) },
      'catalogue',
    ],
    [
      'what the server demands made optional',
      { text: committed.replace(/("minutes": 10,\s+"optional": )false/, '$1true') },
      'list',
    ],
    [
      'what leads every vendor past what the server demands',
      {
        text: flowText(
          addTransition(flow, 'companyProfile', { kind: 'always' }, { target: '#onboarding.paymentAccount' }),
        ),
      },
      'without “Your company”',
    ],
  ])('refuses %s, and writes nothing', async (_, changed, reason) => {
    const before = await everything();
    expect(await save(changed)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining(reason),
    });
    expect(await everything()).toEqual(before);
  });

  it('leaves both files as they were when one can’t be written', async () => {
    await rm(join(machinesFolder, 'onboarding/onboarding.flow.gen.ts'));
    await mkdir(join(machinesFolder, 'onboarding/onboarding.flow.gen.ts/in the way'), { recursive: true });
    await expect(save()).rejects.toThrow();
    expect(await file('onboarding.flow.json')).toBe(committed);
  });
});

describe('reading a path', () => {
  it('gives the text on the disk, of nothing but a path', async () => {
    const service = createPathService({ place: place(), check: async () => ({ ok: true, lines: [] }) });
    expect(await service.read({ id: 'r', flow: 'onboarding' })).toEqual({
      id: 'r',
      ok: true,
      text: committed,
    });
    expect(await service.read({ id: 'r', flow: '../../etc' })).toMatchObject({ id: 'r', ok: false });
    expect(await service.read({ id: 'r', flow: 'cart' })).toMatchObject({ id: 'r', ok: false });
  });
});
