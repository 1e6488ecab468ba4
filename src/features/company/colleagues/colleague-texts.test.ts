import { expect, test } from 'vitest';
import { changeText } from './colleague-texts.ts';

const change = {
  id: '1',
  by: 'Nadia Serra',
  whom: 'Ana Abela',
  role: 'editor',
  at: '2026-11-27T08:30:00.000Z',
} as const;

test('each change of who works there is said in a sentence', () => {
  const acts = ['invite', 'withdraw_invitation', 'join', 'change_role', 'remove'] as const;
  expect(acts.map((act) => changeText({ ...change, act }))).toEqual([
    'Nadia Serra invited Ana Abela as editor.',
    'Nadia Serra withdrew the invitation of Ana Abela.',
    'Ana Abela joined as editor.',
    'Nadia Serra made Ana Abela editor.',
    'Nadia Serra removed Ana Abela.',
  ]);
});
