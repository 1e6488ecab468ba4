import { expect, it } from 'vitest';
import { placeText } from './place-text.ts';

const place = {
  details: { port: 'port-vell', berth: 'Q12' },
  yacht: { name: 'Halcyon Tide' },
  isCollected: false,
};

it('a port is called by its name, and never by its slug while the ports are not read', () => {
  expect(placeText({ ...place, ports: [] })).toBe('Halcyon Tide · Berth Q12, Port Vell');
  expect(placeText({ ...place, details: { port: null, berth: null }, ports: [] })).toBe('Halcyon Tide');
});
