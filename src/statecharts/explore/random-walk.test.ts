import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recorderOf, recordRun } from '../testing/recorded.ts';
import { tortureFixtures } from '../testing/torture.fixtures.ts';
import { tortureMachine } from '../testing/torture.machine.ts';
import { scriptedEventsOf } from '../trace/scripted-events.ts';
import { createPlayer } from '../trace/player.ts';
import { possibleActions } from './possible-actions.ts';
import { randomWalk } from './random-walk.ts';

const begun = (...types: string[]) => {
  const events = types.map((type) => ({ actor: '/', event: { type }, at: 0 }));
  const player = createPlayer({ machine: tortureMachine, input: tortureFixtures.inputs.Mara, events });
  while (player.step());
  return player;
};
const wordsAt = (player: ReturnType<typeof begun>) =>
  possibleActions(player, tortureFixtures).map(({ label }) => label);

describe('possibleActs', () => {
  it('offers each case that a guard lets through, and no other', () => {
    expect(wordsAt(begun())).toContain('NAMED · Mara');
    expect(wordsAt(begun())).not.toContain('NAMED · somebody else');
    expect(wordsAt(begun())).not.toContain('CANCEL');
  });

  it('offers ends of what is under way, failures by name, and waits', () => {
    expect(wordsAt(begun('GO'))).toEqual(
      expect.arrayContaining([
        '✓ job · done',
        '✕ job · no room',
        '✕ job · no network',
        'after a while: LATER',
        'LATER',
        'CANCEL',
      ]),
    );
  });

  it('goes into the machines inside', () => {
    const player = begun('GO', 'xstate.done.actor.job');
    expect(wordsAt(player)).toContain('/errand: ✓ ask · yes');
    const action = possibleActions(player, tortureFixtures).find(
      ({ label }) => label === '/errand: ✓ ask · yes',
    );
    if (action) player.dispatch(action.event);
    expect(player.root.getSnapshot().context.answer).toBe('yes');
  });
});

describe('randomWalk', () => {
  // Random events also go to actors that have ended, of which XState warns.
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it('takes the same steps for the same numbers, and its recording can be played again', async () => {
    const picks = fc.array(fc.nat(), { maxLength: 40, size: 'max' });
    await fc.assert(
      fc.asyncProperty(picks, async (numbers) => {
        const recorder = recorderOf({});
        const player = createPlayer({
          machine: tortureMachine,
          input: tortureFixtures.inputs.Mara,
          events: [],
          inspect: recorder.inspect,
        });
        const actions = randomWalk(player, tortureFixtures, numbers);
        expect(randomWalk(begun(), tortureFixtures, numbers)).toEqual(actions);
        const [trace] = await recorder.traces();
        if (!trace) throw new Error('nothing was recorded');
        const second = recorderOf({});
        const again = createPlayer({
          machine: tortureMachine,
          base: { trace },
          events: scriptedEventsOf(trace),
          inspect: second.inspect,
        });
        while (again.step());
        const [same] = await second.traces();
        expect(same && recordRun(same)).toEqual(recordRun(trace));
      }),
      { numRuns: 40 },
    );
  });
});
