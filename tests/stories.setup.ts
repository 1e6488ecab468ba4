import { configure, getConfig, prettyDOM, userEvent } from 'storybook/test';
import { beforeEach } from 'vitest';
import { beginWithExamples } from './example-clock.ts';
import { latePageText } from './late-page-text.ts';
import { keepNoOwnerStacks } from './owner-stacks.ts';
import { settleAfterActs } from './settling.ts';
import { typeWithoutPauses } from './typing.ts';

beginWithExamples();
keepNoOwnerStacks();
typeWithoutPauses(userEvent);
// Storybook gives Testing Library its own settings once for each file.
beforeEach(() => settleAfterActs({ configure, getConfig }));

configure({
  // A busy machine may take longer than the second that is usual for what a story waits for.
  asyncUtilTimeout: 20_000,
  getElementError: latePageText(prettyDOM),
});
