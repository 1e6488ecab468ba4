import { expect, it } from 'vitest';
import { createMachine, fromPromise } from 'xstate';
import { importFixtures } from '../../../../src/machines/import/import.fixtures.ts';
import { onboardingFixtures } from '../../../../src/machines/onboarding/onboarding.fixtures.ts';
import { onboardingMachine } from '../../../../src/machines/onboarding/index.ts';
import type { ScriptedEvent } from '../../../../src/statecharts/trace/player.types.ts';
import { plainScriptedEvent, plainJson } from '../../preview/plain-json.ts';
import { startMockedMachine } from '../../preview/mocked-machine.ts';
import { automaticAnswers } from './automatic-answers.ts';

const scriptedEvent = (type: string, more: object = {}): ScriptedEvent =>
  plainScriptedEvent({ actor: '/', event: { type, ...more }, at: 0 });

const asks = (id: string, onDone: string, more: object = {}) => ({
  tags: 'busy',
  on: { CANCELLED: { target: 'calm' } },
  invoke: { id, src: 'server', onDone: { target: onDone }, onError: { target: 'calm' } },
  ...more,
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
    // The user can act here although an actor is running.
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
const reported = { machine: road, fixtures };
const walkOf = (...events: readonly ScriptedEvent[]) => ({ events, played: events.length });
const looked = scriptedEvent('xstate.done.actor.look', { output: 'yes', actorId: 'look' });
const names = (...events: readonly ScriptedEvent[]) =>
  automaticAnswers(reported, walkOf(...events)).map(({ event, name }) => `${event.label.label}: ${name}`);

it('answers with the usual case, one after the other, until a person can act', () => {
  expect(names(looked, scriptedEvent('SENT'))).toEqual(['save: as always', 'check: as always']);
  expect(names(looked)).toEqual([]);
});

it('leaves what is answered where a path begins to a person: it says who comes', () => {
  expect(names()).toEqual([]);
});

it('answers nothing where the user can act meanwhile', () => {
  expect(names(looked, scriptedEvent('BESIDE'))).toEqual([]);
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
  expect(automaticAnswers({ machine: circle, fixtures }, walkOf(scriptedEvent('GO')))).toHaveLength(10);
});

const all = { ...onboardingFixtures, machines: { catalogueImport: importFixtures } };
const onboarding = { machine: onboardingMachine, fixtures: all };
/** A vendor who has reached this state. */
const begun = (
  learnt: keyof (typeof all)['outputs']['loadOnboarding'],
  ...further: readonly ScriptedEvent[]
) => {
  const output = plainJson(all.outputs.loadOnboarding[learnt]);
  const loaded = scriptedEvent('xstate.done.actor.loadOnboarding', { output, actorId: 'loadOnboarding' });
  return { ...walkOf(loaded, ...further), input: plainJson(all.inputs['a supplier']) };
};
const namesOf = (answers: ReturnType<typeof automaticAnswers>) =>
  answers.map(({ event, name }) => `${event.actor} ${name}`);

it('takes the first answer that fits the request, and rests where that leads', () => {
  const playback = begun('how one delivers is said', scriptedEvent('STEP.SKIPPED', { step: 'logo' }));
  const skipStep = (_: unknown, { status }: { status: { skippedSteps: readonly string[] } }) =>
    status.skippedSteps.join() === 'logo';
  const answers = automaticAnswers({ ...onboarding, fits: { skipStep } }, playback);
  expect(namesOf(answers)).toEqual(['/ the logo can wait']);
  const events = [...playback.events, ...answers.map((answer) => answer.scriptedEvent)];
  const { player, failure } = startMockedMachine({
    machine: onboardingMachine,
    playback: { ...playback, events, played: events.length },
  });
  expect(failure).toBeNull();
  expect(player.root.getSnapshot()).toMatchObject({ value: { paymentAccount: 'none' } });
});

it('answers what a machine inside waits for too, and where asked that alone', () => {
  const importing = begun('nothing is done');
  expect(namesOf(automaticAnswers(onboarding, importing))).toEqual(['/catalogueImport no list begun']);
  expect(namesOf(automaticAnswers({ ...onboarding, isInner: true }, importing))).toEqual([
    '/catalogueImport no list begun',
  ]);
  const verifying = begun('a list is imported and not checked yet');
  expect(namesOf(automaticAnswers({ ...onboarding, isInner: true }, verifying))).toEqual([]);
  expect(namesOf(automaticAnswers(onboarding, verifying))).toEqual(['/ the list is in']);
});
