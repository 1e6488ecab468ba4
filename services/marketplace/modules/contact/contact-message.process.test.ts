import { expect, test } from 'vitest';
import { actionsFor } from '../../platform/processes/step.ts';
import { contactMessageProcess } from './contact-message.process.ts';

const commands = ['write', 'answer', 'close', 'reopen', 'release'] as const;

test.each([
  ['open', ['write', 'answer', 'close']],
  ['held', ['write', 'close', 'release']],
  ['answered', ['write', 'answer', 'close', 'reopen']],
  ['closed', ['write', 'reopen']],
] as const)('a message that is %s takes these commands and no others', (status, allowed) => {
  expect(actionsFor(contactMessageProcess, status, {}, commands)).toEqual(allowed);
});
