import { expect, it } from 'vitest';
import { isPanelShown } from './panel-rule.ts';

it('is hidden on the pages of the lab, and otherwise shown as wanted, also before a story is chosen', () => {
  expect(isPanelShown({ storyId: 'machine-lab-replay--cart' }, true)).toBe(false);
  expect(isPanelShown({ storyId: 'ui-button--primary' }, true)).toBe(true);
  expect(isPanelShown({ storyId: 'ui-button--primary' }, false)).toBe(false);
  expect(isPanelShown({}, true)).toBe(true);
});
