import { expect, it } from 'vitest';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { whereOneStands } from './where-one-stands.ts';

const walk: Flow = {
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
])('who is led to %s stands in %s', (path, stands) => {
  expect(whereOneStands(walk, path)).toBe(stands);
});
