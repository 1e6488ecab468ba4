import { configure, prettyDOM } from 'storybook/test';
import { latePageText } from './late-page-text.ts';
import { keepNoOwnerStacks } from './owner-stacks.ts';

keepNoOwnerStacks();

configure({
  // A busy machine may take longer than the second that is usual for what a story waits for.
  asyncUtilTimeout: 20_000,
  getElementError: latePageText(prettyDOM),
});
