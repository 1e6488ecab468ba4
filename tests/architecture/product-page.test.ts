import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { answerReminderHours, businessTerms } from '../../src/lib/business-terms.ts';

const page = readFileSync(new URL('../../docs/product.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

const modules = import.meta.glob<Record<string, unknown>>('../../services/*/modules/**/*.process.ts', {
  eager: true,
});
const processes = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value): value is AnyStateMachine => value instanceof StateMachine),
);

it.each(processes.map((process) => [process.id, process] as const))(
  'docs/product.md has every state of the process %s in its table',
  (id, process) => {
    const title = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const heading = { subOrder: 'Sub-order' }[id] ?? title.charAt(0).toUpperCase() + title.slice(1);
    // Not “Vendor application” for “Vendor”.
    const [, section = ''] = page.split(new RegExp(`### ${heading} (?![a-z])`, 'u'));
    const [table = ''] = section.split(' ### ');
    expect(Object.keys(process.states).filter((state) => !table.includes(`\`${state}\``))).toEqual([]);
  },
);

const { cancellation, ...terms } = businessTerms;
const reminders = answerReminderHours(terms.answerHours);

it.each([
  `no payment in ${terms.payMinutes} minutes`,
  `no answer in ${terms.answerHours} hours (reminders at ${reminders.join(' and ')})`,
  `no answer in ${terms.changeHours} hours`,
  `${terms.receiptDays} days pass`,
  `at the latest ${terms.captureHours} hours after placement`,
  `\`COMMISSION_BPS\`, ${terms.commissionBasisPoints}`,
  `flexible ${cancellation.flexibleHours} hours, moderate ${cancellation.moderateHours} hours, strict ${cancellation.strictDays} days`,
])('docs/product.md says what the business has set: %s', (text) => {
  expect(page).toContain(text);
});
