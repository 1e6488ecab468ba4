import { expect, it } from 'vitest';
import { createMachine, fromPromise } from 'xstate';
import { importFixtures } from '../../../../src/machines/import/import.fixtures.ts';
import { onboardingFixtures } from '../../../../src/machines/onboarding/onboarding.fixtures.ts';
import { onboardingMachine } from '../../../../src/machines/onboarding/index.ts';
import type { Cue } from '../../../../src/statecharts/trace/player.types.ts';
import { plainCue, plainJson } from '../../stage/plain-json.ts';
import { putOnStage } from '../../stage/puppets-on-stage.ts';
import { answersTo } from './answers.ts';

const cue = (type: string, more: object = {}): Cue =>
  plainCue({ actor: '/', event: { type, ...more }, at: 0 });

const asks = (id: string, onDone: string, more: object = {}) => ({
  ...{ tags: 'busy', on: { CANCELLED: { target: 'calm' } } },
  ...{ invoke: { id, src: 'server', onDone: { target: onDone }, onError: { target: 'calm' } }, ...more },
});
const actors = { server: fromPromise(() => Promise.resolve('no test waits for it')) };
const road = createMachine({
  id: 'road',
  initial: 'looking',
  states: {
    looking: asks('look', 'calm'),
    calm: { on: { SENT: { target: 'saving' }, BESIDE: { target: 'both' } } },
    saving: asks('save', 'checking'),
    checking: asks('check', 'calm', { after: { 1000: { target: 'calm' } } }),
    // Somebody can do something here, though something is under way.
    both: {
      type: 'parallel',
      states: {
        desk: { on: { SENT: {} } },
        draft: {
          initial: 'keeping',
          states: {
            keeping: { tags: 'busy', invoke: { id: 'keep', src: 'server', onDone: { target: 'kept' } } },
            kept: {},
          },
        },
      },
    },
  },
}).provide({ actors });
const fixtures = {
  inputs: {},
  events: {},
  outputs: { server: { 'as always': 'yes', 'as seldom': 'no' } },
  failures: {},
};
const told = { machine: road, fixtures };
const walkOf = (...cues: readonly Cue[]) => ({ cues, played: cues.length });
const looked = cue('xstate.done.actor.look', { output: 'yes', actorId: 'look' });
const names = (...cues: readonly Cue[]) =>
  answersTo(told, walkOf(...cues)).map(({ act, name }) => `${act.words.label}: ${name}`);

it('answers with the usual case, one after the other, until a person can act', () => {
  expect(names(looked, cue('SENT'))).toEqual(['save: as always', 'check: as always']);
  expect(names(looked)).toEqual([]);
});

it('leaves what is answered where a path begins to a person: it says who comes', () => {
  expect(names()).toEqual([]);
});

it('answers nothing where somebody can do something meanwhile', () => {
  expect(names(looked, cue('BESIDE'))).toEqual([]);
});

it('ends where a path asks again and again', () => {
  const circle = createMachine({
    id: 'circle',
    initial: 'calm',
    states: {
      calm: { on: { GO: { target: 'one' } } },
      one: asks('first', 'two'),
      two: asks('second', 'one'),
    },
  }).provide({ actors });
  expect(answersTo({ machine: circle, fixtures }, walkOf(cue('GO')))).toHaveLength(10);
});

const all = { ...onboardingFixtures, machines: { catalogueImport: importFixtures } };
const onboarding = { machine: onboardingMachine, fixtures: all };
/** A vendor who has come so far. */
const begun = (learnt: keyof (typeof all)['outputs']['loadOnboarding'], ...further: readonly Cue[]) => {
  const output = plainJson(all.outputs.loadOnboarding[learnt]);
  const loaded = cue('xstate.done.actor.loadOnboarding', { output, actorId: 'loadOnboarding' });
  return { ...walkOf(loaded, ...further), input: plainJson(all.inputs['a supplier']) };
};
const namesOf = (answers: ReturnType<typeof answersTo>) =>
  answers.map(({ act, name }) => `${act.actor} ${name}`);

it('takes the first answer that fits what was asked, and stands where that leads', () => {
  const walk = begun('the ports are chosen', cue('STEP.SKIPPED', { step: 'logo' }));
  const skipStep = (_: unknown, { status }: { status: { skippedSteps: readonly string[] } }) =>
    status.skippedSteps.join() === 'logo';
  const answers = answersTo({ ...onboarding, fits: { skipStep } }, walk);
  expect(namesOf(answers)).toEqual(['/ the logo can wait']);
  const cues = [...walk.cues, ...answers.map((answer) => answer.cue)];
  const { player, failure } = putOnStage({
    machine: onboardingMachine,
    walk: { ...walk, cues, played: cues.length },
  });
  expect(failure).toBeNull();
  expect(player.root.getSnapshot()).toMatchObject({ value: { paymentAccount: 'none' } });
});

it('answers what a machine inside waits for too, and where asked that alone', () => {
  const importing = begun('the company is handed in');
  expect(namesOf(answersTo(onboarding, importing))).toEqual(['/catalogueImport no list begun']);
  expect(namesOf(answersTo({ ...onboarding, isInner: true }, importing))).toEqual([
    '/catalogueImport no list begun',
  ]);
  const verifying = begun('a list is imported and not checked yet');
  expect(namesOf(answersTo({ ...onboarding, isInner: true }, verifying))).toEqual([]);
  expect(namesOf(answersTo(onboarding, verifying))).toEqual(['/ the list is in']);
});
