import { expect, it } from 'vitest';
import { busyDesk } from '../testing/example-dashboards.ts';
import { exceptionAbout } from './exception-texts.ts';

it('says in words why the payment provider does not pay a vendor', () => {
  const found = busyDesk.exceptions.items.find(({ kind }) => kind === 'restricted_account');
  if (!found) throw new Error('the example has one');
  expect(exceptionAbout(found)).toBe('Maestrale Marine Parts · details are overdue');
  expect(exceptionAbout({ ...found, detail: 'a code of tomorrow' })).toBe(
    'Maestrale Marine Parts · a code of tomorrow',
  );
});
