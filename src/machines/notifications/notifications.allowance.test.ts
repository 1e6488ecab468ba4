import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { notificationsAllowance } from './notifications.allowance.ts';
import { notificationsFixtures } from './notifications.fixtures.ts';
import { notificationsMachine } from './notifications.machine.ts';

const fields = ['userId', 'id', 'title', 'detail', 'path'];

it('names nobody and nothing that happened to them', () => {
  expect(allowedFields(notificationsAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets nothing leave of what a notification says', async () => {
  const flow = {
    machine: notificationsMachine,
    fixtures: notificationsFixtures,
    allowance: notificationsAllowance,
  };
  const traces = await redactedRuns(flow);
  const secrets = privateTexts(notificationsFixtures, fields);
  expect(secrets).toContain('Xarxa Chandlery has confirmed Q-10001/1');
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { notifications: notificationsMachine }).refused).toEqual([]);
});
