import { describe, expect, it } from 'vitest';
import { offeredActions } from './booking-actions.ts';
import type { BookingAction } from './booking.types.ts';

/** The main button of a page, and the order of all its buttons. */
function offered(allowed: readonly BookingAction[]) {
  const actions = offeredActions(allowed);
  const [first] = actions;
  return {
    main: first && !first.isAside && !first.isDestructive ? first.action : null,
    order: actions.map(({ action }) => action),
  };
}

describe('the actions of a booking', () => {
  it.each<[state: string, allowed: readonly BookingAction[], main: BookingAction | null]>([
    ['a request, to its provider', ['decline', 'propose_time', 'assign_team', 'confirm'], 'confirm'],
    [
      'a confirmed one, to its provider',
      ['propose_supplement', 'propose_time', 'assign_team', 'cancel'],
      null,
    ],
    ['one that is due, to its provider', ['propose_supplement', 'propose_time', 'start', 'cancel'], 'start'],
    [
      'a move that the other side proposed',
      ['propose_supplement', 'start', 'cancel', 'accept_time', 'refuse_time'],
      'accept_time',
    ],
    ['a move of one’s own', ['propose_supplement', 'assign_team', 'cancel'], null],
    ['work under way, to its provider', ['propose_supplement', 'finish', 'report_no_show'], 'finish'],
    ['finished work, to its provider', ['propose_supplement', 'add_file'], null],
    ['work under way, to its buyer', ['dispute', 'confirm_completion', 'add_file'], 'confirm_completion'],
    ['a dispute, to an admin', ['settle_dispute', 'uphold_dispute', 'refund'], null],
    ['a held time, to its buyer', ['give_up', 'pay'], 'pay'],
  ])('have as their main one what is waited for: %s', (_state, allowed, main) => {
    expect(offered(allowed).main).toBe(main);
  });

  it('have both answers to a move together, before everything else', () => {
    const { order } = offered([
      'propose_supplement',
      'assign_team',
      'cancel',
      'start',
      'refuse_time',
      'accept_time',
    ]);
    expect(order).toEqual([
      'accept_time',
      'refuse_time',
      'start',
      'propose_supplement',
      'assign_team',
      'cancel',
    ]);
  });
});
