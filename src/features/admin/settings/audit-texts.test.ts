import { expect, it } from 'vitest';
import { actText, detailsText, subjectPath } from './audit-texts.ts';

it.each([
  ['change_settings', 'Changed the settings of the market'],
  ['sub_order_decide_dispute', 'Sub order decide dispute'],
  ['constructor', 'Constructor'],
])('the act %s is “%s”', (act, text) => {
  expect(actText(act)).toBe(text);
});

it('says what was before and what is now', () => {
  const details = [
    { name: 'commissionBasisPoints', before: '1000', after: '1250' },
    { name: 'takesOrders', before: 'true', after: 'false' },
    { name: 'note', before: null, after: 'Papers are missing.' },
  ];
  expect(detailsText({ details })).toBe('Commission 10% → 12.5%; Orders on → off; Note Papers are missing.');
});

const entry = {
  id: '1',
  at: '2026-11-20T08:30:00.000Z',
  by: null,
  act: 'refund',
  subjectId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  details: [],
};

it.each([
  ['vendor', 'Port & Petro', '/admin/approve?status=all&q=Port%20%26%20Petro'],
  ['vendor_application', null, '/admin/approve?application=0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f'],
  ['sub_order', 'Q-10001', '/admin/orders-management?q=Q-10001'],
  ['supplement', 'B-10001', '/admin/bookings-management?q=B-10001'],
  ['market', null, null],
  ['user', 'Ana Abela', null],
])('what was done to a %s named %s is looked at under %s', (subjectKind, subject, path) => {
  expect(subjectPath({ ...entry, subjectKind, subject })).toBe(path);
});
