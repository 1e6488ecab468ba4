import { expect, it } from 'vitest';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { restingStateOf } from './resting-state.ts';

const playback: Flow = {
  id: 'walk',
  initial: 'port',
  states: {
    port: {
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'it is late', target: 'asleep' }, { target: 'ashore' }] },
        ashore: { on: { TIRED: { target: 'asleep' } } },
        asleep: {},
      },
    },
  },
};

it.each([
  ['port.arriving', 'port'],
  ['port.ashore', 'port.ashore'],
  ['port.asleep', 'port.asleep'],
  ['port', 'port'],
])('a player led to %s rests in %s', (path, stands) => {
  expect(restingStateOf(playback, path)).toBe(stands);
});
