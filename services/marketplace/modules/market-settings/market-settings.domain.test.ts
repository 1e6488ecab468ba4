import { expect, it } from 'vitest';
import { changesIn, settingsAsConfigured } from './market-settings.domain.ts';

const before = settingsAsConfigured(1000);

it('names what was changed alone, as it was and as it is', () => {
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

it('knows that nothing was changed', () => {
  expect(changesIn(before, settingsAsConfigured(1000))).toBeNull();
});
