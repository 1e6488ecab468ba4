import { expect, it } from 'vitest';
import { allowedFields, leaksOf, privateTexts, redactedWalks } from '../../statecharts/testing/leaks.ts';
import { checkBeforeLeaving } from '../../statecharts/trace/leave.ts';
import { importAllowance } from '../import/index.ts';
import { onboardingAllowance } from './onboarding.allowance.ts';
import { onboardingFixtures } from './onboarding.fixtures.ts';
import { onboardingMachine } from './onboarding.machine.ts';

const fields = [
  ...['id', 'userId', 'importId', 'paperId', 'requestId'],
  ...['tradingName', 'legalName', 'registrationNumber', 'vatNumber', 'about'],
  ...['street', 'postalCode', 'city', 'country', 'contactName', 'contactEmail', 'contactPhone'],
  ...['name', 'fileName', 'logoUrl', 'url', 'note', 'label', 'message', 'ports', 'mediaType'],
  ...['details', 'amountMinor', 'currency'],
];
const ownWords: ReadonlySet<string> = new Set(onboardingAllowance.sentences);

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

it('lets none of them leave, and tells how far a vendor was and what was refused', async () => {
  const flow = {
    machine: onboardingMachine,
    fixtures: onboardingFixtures,
    allowance: onboardingAllowance,
  };
  const traces = await redactedWalks(flow);
  const secrets = [
    ...privateTexts(onboardingFixtures, fields).filter((text) => !ownWords.has(text)),
    // what the payment provider asks for
    ...['company.tax_id', 'external_account'],
  ];
  expect(secrets).toEqual(
    expect.arrayContaining([
      ...['Tramuntana Chandlery', 'PM-48211', 'ESB12345678', '07012', 'Palma', 'Teo Ferrer'],
      ...['teo.ferrer@example.com', '+34 600 000 000', 'Deck and mooring gear since 1987.'],
      ...['insurance 2026.pdf', 'application/pdf', 'acct_tramuntana', 'palma'],
      'https://payments.example.com/onboarding/acct_tramuntana',
    ]),
  );
  expect(leaksOf(traces, secrets)).toEqual([]);
  expect(checkBeforeLeaving(traces, { onboarding: onboardingMachine }).refused).toEqual([]);
  const told = JSON.stringify(traces);
  expect(told).toMatch(/"state":"incomplete"/);
  expect(told).toContain('"requirementsDue":[{"code":"‹code 1›"');
  expect(told).toContain('"code":"PAPER_NOT_ACCEPTED"');
  expect(told).toContain('"about":"paper-removal"');
  expect(told).toContain('"missing":["catalogue"]');
});
