import { expect, it } from 'vitest';
import { nearestState } from './nearest-state.ts';

const nearest = (left: string, ...entered: string[]) =>
  nearestState(left.split('.'), entered, (state) => state.split('.'));

it('is the one with which the most is shared, and the first of several', () => {
  expect(nearest('door.shut.locked', 'door', 'door.open', 'door.shut.latched')).toBe('door.shut.latched');
  expect(nearest('door.shut', 'door.open', 'door.open.wide')).toBe('door.open');
  expect(nearest('door.shut', 'house', 'door.shut.latched', 'door.shut')).toBe('door.shut.latched');
  expect(nearest('door.shut')).toBeUndefined();
});
