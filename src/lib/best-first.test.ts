import { describe, expect, it } from 'vitest';
import { finderOf, type Findable } from './best-first.ts';

const asIs = (item: Findable): Findable => item;
const whyOf = (name: string, others: string, typed: string) =>
  finderOf([{ name, others }], asIs)(typed)[0]?.why ?? null;

describe('what fits', () => {
  it.each([
    ['Bookings and calendar', '', 'cal', []],
    ['Bookings and calendar', '', 'cal book', []],
    ['Chef & Galley', '', 'galley', []],
    ['Épices', '', 'epi', []],
    ['Orders', '', 'ders', null],
    ['Orders', 'purchases returns', 'return', ['returns']],
    ['Orders', 'purchases returns', 'orders ret', ['returns']],
    ['Company profile', 'VAT logo', 'vat', ['VAT']],
    ['Ordering', 'charged pay', 'when am I charged', ['charged']],
    ['Ordering', 'charged pay', 'how do I pay?', ['pay']],
    ['If a supplier doesn’t answer', 'not', 'the supplier does not answer', ['not']],
    ['The shop', '', 'the', []],
    ['Security', 'second factor 2FA', 'f', null],
    ['Security', 'second factor 2FA', 'fac', ['factor']],
    ['Shore power', '60 Hz', 'hz', ['Hz']],
    ['Cancelling an order', '', 'cancelled', []],
    ['Cancelling an order', '', 'cancellation', []],
    ['Delivery', '', 'deliveries', []],
    ['Rings', '', 'red', null],
  ])('%s (%s) for “%s”: %j', (name, others, typed, why) => {
    expect(whyOf(name, others, typed)).toEqual(why);
  });
});

const namesFor = (typed: string, items: readonly Findable[]) =>
  finderOf(items, asIs)(typed).map(({ item }) => item.name);

describe('what comes first', () => {
  const spend = { name: 'Spend', others: 'refunds money' };
  const refunds = { name: 'Refunds', others: 'money back' };
  const buyer = { name: 'Refunding buyers' };
  const vendor = { name: 'Refunding vendors' };

  it('is what is called so, before what has it among its other words', () => {
    expect(namesFor('refund', [spend, refunds])).toEqual(['Refunds', 'Spend']);
  });

  it('is the word itself before what only begins so', () => {
    expect(namesFor('ref', [{ name: 'Referrals' }, { name: 'Ref' }])).toEqual(['Ref', 'Referrals']);
  });

  it('is what is called exactly so, however much others say of it', () => {
    const orders = { name: 'Orders', others: 'purchases' };
    const again = {
      name: 'Ordering again',
      others: 'order orders ordered',
      text: 'Order again. Your orders.',
    };
    expect(namesFor('my orders', [again, orders, again])).toEqual([
      'Orders',
      'Ordering again',
      'Ordering again',
    ]);
  });

  it('is as it was where all fit alike', () => {
    expect(namesFor('refund', [vendor, buyer])).toEqual(['Refunding vendors', 'Refunding buyers']);
  });

  it.each(['refnuds', 'refudns', 'refnds', 'reffunds', 'rafunds'])(
    'is what is misspelt by a letter, where nothing is called so: %s',
    (typed) => {
      expect(namesFor(typed, [spend, refunds])).toEqual(['Refunds', 'Spend']);
      expect(namesFor(typed, [{ name: typed }, refunds])).toEqual([typed]);
    },
  );

  it('is nothing that only a mistyped word of several fits, or a little word of which the typed one is no form', () => {
    const find = finderOf([{ name: 'Contact us', others: 'write' }, { name: 'Sign in' }], asIs);
    expect(find('whrite').map(({ item }) => item.name)).toEqual(['Contact us']);
    expect([find('awlgrip whrite'), find('ines'), find('ins')]).toEqual([[], [], []]);
  });

  it('is what has the rarest of the words, where nothing has all of them', () => {
    const find = finderOf(
      [{ name: 'Order', others: 'late' }, { name: 'Order again' }, { name: 'Order list' }],
      asIs,
    );
    expect(find('order is late again').map(({ item, share }) => [item.name, share])).toEqual([
      ['Order again', 2 / 3],
      ['Order', 2 / 3],
    ]);
  });

  it('is what has most of the words, however rare the word of something else is', () => {
    const returns = { name: 'Returns', others: 'customer item' };
    const sessions = { name: 'Sign out everywhere', others: 'used' };
    const others = [
      { name: 'Items' },
      { name: 'Customers' },
      { name: 'Item list' },
      { name: 'Customer list' },
    ];
    expect(namesFor('customer returns a used item', [sessions, ...others, returns])[0]).toBe('Returns');
  });

  it('is what has all of the words, however rare the one word of something else is', () => {
    const removing = { name: 'Removing a service', others: 'remove removed' };
    const closing = { name: 'Closing', others: 'remove account' };
    expect(
      namesFor('remove account', [removing, closing, { name: 'Account' }, { name: 'Account list' }])[0],
    ).toBe('Closing');
  });

  it('is what is meant for the reader, unless it has less than half of the words, or something else has them all', () => {
    const own = { name: 'Booking requests' };
    const others = (name: string) => ({ name, isForOthers: () => true });
    const first = (typed: string, other: string) => namesFor(typed, [own, others(other)])[0];
    expect(first('request price boat booking', 'Price of a boat request')).toBe('Booking requests');
    expect(first('request price', 'Price request')).toBe('Price request');
    expect(first('request price boat', 'Price of a boat')).toBe('Price of a boat');
  });

  it('is not what is only spelt like a word that something else has as it is written', () => {
    const list = [{ name: 'Loading' }, { name: 'Lending', others: 'library' }];
    expect(namesFor('lending boats', list)).toEqual(['Lending']);
  });

  it.each([
    ['pay', 'When you’re paid'],
    ['lost my phone', 'Losing a phone'],
    ['who pays', 'Paying'],
  ])('“%s” is a form of “%s”', (typed, name) => {
    expect(namesFor(typed, [{ name }])).toEqual([name]);
  });

  it.each([
    ['reimbursement', 'Refunds'],
    ['warranty', 'Guarantee'],
    ['the vessel', 'Your yachts'],
  ])('“%s” means “%s”, which counts less than the word itself', (typed, name) => {
    const itself = { name: `About ${typed}` };
    expect(namesFor(typed, [{ name }, { name: 'Languages' }, itself])[0]).toBe(itself.name);
    expect(namesFor(typed, [{ name }, { name: 'Languages' }])).toEqual([name]);
  });

  it('is nothing for short words with a letter mistyped', () => {
    expect(namesFor('vta', [{ name: 'VAT' }])).toEqual([]);
  });
});
