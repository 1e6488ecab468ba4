import { expect, test } from 'vitest';
import { step } from '../../platform/processes/step.ts';
import { contactMessageProcess, type ContactCommand } from './contact-message.process.ts';

const commands = [
  'write',
  'answer',
  'close',
  'reopen',
  'release',
] as const satisfies readonly ContactCommand[];

test.each([
  ['open', { write: 'open', answer: 'answered', close: 'closed' }],
  ['held', { write: 'held', close: 'closed', release: 'open' }],
  ['answered', { write: 'open', answer: 'answered', close: 'closed', reopen: 'open' }],
  ['closed', { write: 'open', reopen: 'open' }],
] as const)('a message that is %s takes these commands and no others', (status, leads) => {
  const taken = commands.flatMap((command) => {
    const stepped = step(contactMessageProcess, status, command, {});
    return stepped.ok ? [[command, stepped.value]] : [];
  });
  expect(Object.fromEntries(taken)).toEqual(leads);
});
