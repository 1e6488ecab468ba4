import { expect, it } from 'vitest';
import { placeText } from './place-text.ts';

const place = {
  details: { port: 'port-vell', berth: 'Q12' },
  yacht: { name: 'Halcyon Tide' },
  isCollected: false,
  comesToBerth: true,
};

it('a berth that something is brought to and nobody named is missed', () => {
  const details = { port: 'ibiza', berth: null };
  expect(placeText({ ...place, details, ports: [] })).toBe('Halcyon Tide · Ibiza, no berth given yet');
  expect(placeText({ ...place, details, ports: [], comesToBerth: false })).toBe('Halcyon Tide · Ibiza');
});

it('a port is called by its name, and never by its slug while the ports are not read', () => {
  expect(placeText({ ...place, ports: [] })).toBe('Halcyon Tide · Berth Q12, Port Vell');
  expect(placeText({ ...place, details: { port: null, berth: null }, ports: [] })).toBe('Halcyon Tide');
});
