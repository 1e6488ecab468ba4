import { expect, it } from 'vitest';
import { appMachines } from './app-machines.ts';
import { copied, notReplayable, saved } from './replay-messages.ts';

it('names what had to stay behind, each flow once, in one sentence', () => {
  expect(copied({ leftOut: [], isWhole: true })).toEqual({
    level: 'success',
    message: 'Replay copied.',
    description: 'Paste it into your message to us.',
  });
  expect(saved('replay.json', { leftOut: ['cart', 'checkout', 'cart'], isWhole: false })).toEqual({
    level: 'warning',
    message: 'Replay saved.',
    description:
      'It’s saved as replay.json in your downloads. Without the cart and the checkout: that part can no longer be played back. Part of what happened couldn’t be recorded.',
  });
});

it.each(Object.keys(appMachines))('has words for %s', (machine) =>
  expect(notReplayable([machine]).description).toMatch(/^What happened in (?:the|confirming) [a-z]/),
);
