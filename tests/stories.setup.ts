import { configure, getConfig, prettyDOM, userEvent } from 'storybook/test';
import { beforeEach } from 'vitest';
import { beginWithExamples } from './example-clock.ts';
import { latePageText } from './late-page-text.ts';
import { settleAfterActs } from './settling.ts';
import { typeWithoutPauses } from './typing.ts';

beginWithExamples();
typeWithoutPauses(userEvent);
// Storybook configures Testing Library once for each file.
beforeEach(() => settleAfterActs({ configure, getConfig }));

configure({
  // On a busy machine a story may have to wait longer than the default of one second.
  asyncUtilTimeout: 20_000,
  getElementError: latePageText(prettyDOM),
});
