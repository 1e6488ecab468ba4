import { expect, it } from 'vitest';
import { fixedClock } from '../../platform/testing/fixed-clock.ts';
import { createHealthWatch } from './health-watch.ts';

it('names the unhealthy parts, since they were first noticed', async () => {
  const clock = fixedClock('2026-11-20T12:00:00Z');
  const states: Record<string, string> = { database: 'ok', mails: 'late' };
  const health = createHealthWatch(clock);
  expect(await health.unhealthy()).toEqual([]);
  health.watch(Object.keys(states).map((name) => ({ name, check: async () => states[name] ?? 'away' })));
  const noticed = clock.now();
  expect(await health.unhealthy()).toEqual([{ name: 'mails', state: 'late', since: noticed }]);
  clock.advance(60_000);
  states.mails = 'away';
  expect(await health.unhealthy()).toEqual([{ name: 'mails', state: 'away', since: noticed }]);
  // Healthy in between: the time starts anew.
  states.mails = 'ok';
  await health.unhealthy();
  states.mails = 'late';
  expect(await health.unhealthy()).toEqual([{ name: 'mails', state: 'late', since: clock.now() }]);
});
