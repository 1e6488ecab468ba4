import { expect, it } from 'vitest';
import { changesIn, settingsAsConfigured } from './market-settings.domain.ts';

const before = settingsAsConfigured(1000);

it('names only what was changed, with old and new values', () => {
  const after = {
    commissionBasisPoints: 1250,
    answerHours: 24,
    switches: { ...before.switches, takesOrders: false },
  };
  expect(changesIn(before, after)).toEqual({
    before: { commissionBasisPoints: 1000, answerHours: 48, takesOrders: true },
    after: { commissionBasisPoints: 1250, answerHours: 24, takesOrders: false },
  });
});

it('recognises that nothing was changed', () => {
  expect(changesIn(before, settingsAsConfigured(1000))).toBeNull();
});
