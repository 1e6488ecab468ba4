import { expect, it } from 'vitest';
import { actText, detailsText, subjectPath } from './audit-texts.ts';

it.each([
  ['change_settings', 'Changed the settings of the market'],
  ['application_take', 'Started the review of an application'],
  ['take_exception', 'Started handling something'],
  ['something_of_later', 'Something of later'],
  ['constructor', 'Constructor'],
])('the act %s is “%s”', (action, text) => {
  expect(actText(action)).toBe(text);
});

it('says what was before and what is now', () => {
  const details = [
    { name: 'commissionBasisPoints', before: '1000', after: '1250' },
    { name: 'takesOrders', before: 'true', after: 'false' },
    { name: 'note', before: null, after: 'Papers are missing.' },
  ];
  expect(detailsText({ details })).toBe(
    'Commission: 10% → 12.5%; Orders: on → off; Reason: Papers are missing.',
  );
});

it('says that a vendor had the rate of the market', () => {
  const details = [{ name: 'commissionBasisPoints', before: 'null', after: '800' }];
  expect(detailsText({ details })).toBe('Commission: the market’s rate → 8%');
});

it('says what became of an application', () => {
  const details = [{ name: 'status', before: 'in_review', after: 'changes_requested' }];
  expect(detailsText({ details })).toBe('State: in review → changes requested');
});

it('says from when an announced commission counts', () => {
  const details = [
    { name: 'commissionBasisPoints', before: '1000', after: '1250' },
    { name: 'commissionFrom', before: null, after: '2020-12-16T00:00:00.000Z' },
  ];
  expect(detailsText({ details })).toBe('Commission: 10% → 12.5%; Begins: Wed 16 Dec 2020');
});

it('says an amount in its currency', () => {
  const details = [
    { name: 'amountMinor', before: null, after: '85023' },
    { name: 'currency', before: null, after: 'EUR' },
    { name: 'role', before: null, after: 'editor' },
  ];
  expect(detailsText({ details })).toBe('Amount: €850.23; Role: editor');
});

it('leaves out what is there for machines', () => {
  const details = [
    { name: 'about', before: null, after: 'Q-10001/1' },
    { name: 'agreedMinor', before: null, after: '4000' },
    { name: 'goodsComeBack', before: null, after: 'false' },
    { name: 'kind', before: null, after: 'failed_mail' },
    { name: 'returnId', before: null, after: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f' },
  ];
  expect(detailsText({ details })).toBe(
    'Amount to go back: 40.00; Goods: the buyer keeps them; About: Failed mail',
  );
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
  ['vendor', 'Port & Petro', '/admin/approve?status=all&q=Port%20%26%20Petro&open=named'],
  ['vendor_application', null, '/admin/approve?application=0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f'],
  ['sub_order', 'Q-10001', '/admin/orders-management?q=Q-10001'],
  ['supplement', 'B-10001', '/admin/bookings-management?q=B-10001'],
  ['exception', 'B-10001', '/admin/bookings-management?q=B-10001'],
  ['exception', 'Q-10001/2', '/admin/orders-management?q=Q-10001'],
  ['exception', 'send_digest', null],
  ['market', null, null],
  ['contact_message', null, '/admin/dashboard?show=messages&message=0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f'],
  ['user', 'Ana Abela', '/admin/dashboard?show=person&person=0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f'],
])('what was done to a %s named %s is looked at under %s', (subjectKind, subject, path) => {
  expect(subjectPath({ ...entry, subjectKind, subject })).toBe(path);
});
