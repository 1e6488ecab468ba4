import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { sessionAllowance } from './session.allowance.ts';
import { sessionFixtures } from './session.fixtures.ts';
import { sessionMachine } from './session.machine.ts';

const fields = [
  'id',
  'email',
  'password',
  'authenticatorCode',
  'recoveryCode',
  'challenge',
  'signInLink',
  'firstName',
  'lastName',
  'name',
  'profilePictureUrl',
  'code',
  'notice',
  'tradingName',
  'legalName',
  'registrationNumber',
  'vatNumber',
  'street',
  'postalCode',
  'city',
  'country',
  'contactName',
  'contactEmail',
  'contactPhone',
  'about',
  'ports',
  'message',
];
const { events } = sessionFixtures;

it('names nothing of who a person is', () => {
  expect(allowedFields(sessionAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('lets no password, code, address or name leave, but why the user was refused', async () => {
  const flow = { machine: sessionMachine, fixtures: sessionFixtures, allowance: sessionAllowance };
  const traces = await redactedRuns(flow);
  // A refusal has a code too, which may be recorded; the code of the events is the mailed one.
  const secrets = [
    ...privateTexts(events, fields),
    ...privateTexts(sessionFixtures.outputs, fields),
    'not the code we sent',
  ];
  expect(secrets).toEqual(
    expect.arrayContaining(['482913', '735102', '7KQM-2XTD-9FHW', 'an-invented-challenge']),
  );
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { session: sessionMachine }).refused).toEqual([]);
  expect(JSON.stringify(traces)).toMatch(/"code":"CODE_WRONG".*"triesLeft":4/);
});
