import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copied, nothingReplays, saved } from './replay-words.ts';

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
      'It is called replay.json, where your downloads are. Without the cart and the checkout: what happened there can no longer be played back. A part of what happened could not be recorded.',
  });
});

it.each(readdirSync(new URL('../../machines', import.meta.url)).filter((name) => !name.includes('.')))(
  'has words for %s',
  (machine) => expect(nothingReplays([machine]).description).toMatch(/^What happened in the [a-z]/),
);
