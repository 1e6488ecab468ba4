import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedRuns } from '../../statecharts/testing/leaks.ts';
import { checkBeforeExport } from '../../statecharts/trace/export-check.ts';
import { importAllowance } from '../import/index.ts';
import { onboardingAllowance } from './onboarding.allowance.ts';
import { onboardingFixtures } from './onboarding.fixtures.ts';
import { onboardingMachine } from './onboarding.machine.ts';

const fields = [
  'id',
  'userId',
  'importId',
  'paperId',
  'requestId',
  'tradingName',
  'legalName',
  'registrationNumber',
  'vatNumber',
  'about',
  'street',
  'postalCode',
  'city',
  'country',
  'contactName',
  'contactEmail',
  'contactPhone',
  'name',
  'fileName',
  'logoUrl',
  'url',
  'note',
  'label',
  'message',
  'ports',
  'mediaType',
  'details',
  'amountMinor',
  'currency',
];
const allowedSentences: ReadonlySet<string> = new Set(onboardingAllowance.sentences);

it('names nothing of a company, its people, its papers and its payment account', () => {
  expect(allowedFields(onboardingAllowance).filter((name) => fields.includes(name))).toEqual([]);
});

it('names what the import inside shows of itself', () => {
  expect(onboardingAllowance.numbers).toEqual(expect.arrayContaining([...importAllowance.numbers]));
  // Its codes are among the sentences, one by one.
  const codes = importAllowance.codes.filter((field) => field !== 'code');
  expect(onboardingAllowance.codes).toEqual(expect.arrayContaining(codes));
  expect(onboardingAllowance.instants).toEqual(expect.arrayContaining([...importAllowance.instants]));
});

it('lets none of them leave, but how far a vendor was and what was refused', async () => {
  const flow = {
    machine: onboardingMachine,
    fixtures: onboardingFixtures,
    allowance: onboardingAllowance,
  };
  const traces = await redactedRuns(flow);
  const secrets = [
    ...privateTexts(onboardingFixtures, fields).filter((text) => !allowedSentences.has(text)),
    // the payment provider's requirements
    'company.tax_id',
    'external_account',
  ];
  expect(secrets).toEqual(
    expect.arrayContaining([
      'Tramuntana Chandlery',
      'PM-48211',
      'ESB12345674',
      '07012',
      'Palma',
      'Teo Ferrer',
      'teo.ferrer@example.com',
      '+34 600 000 000',
      'Deck and mooring gear since 1987.',
      'insurance 2026.pdf',
      'application/pdf',
      'acct_tramuntana',
      'palma',
      'https://payments.example.com/onboarding/acct_tramuntana',
    ]),
  );
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeExport(traces, { onboarding: onboardingMachine }).refused).toEqual([]);
  const recorded = JSON.stringify(traces);
  expect(recorded).toMatch(/"state":"incomplete"/);
  expect(recorded).toContain('"requirementsDue":[{"code":"‹code 1›"');
  expect(recorded).toContain('"code":"PAPER_NOT_ACCEPTED"');
  expect(recorded).toContain('"about":"paper-removal"');
  expect(recorded).toContain('"missing":["catalogue"]');
});
