import { idOf } from '../../../api/testing/values.ts';
import type { Notification, NotificationKind } from '../notification.types.ts';

const told: readonly (readonly [NotificationKind, string, string | null])[] = [
  ['order', 'Xarxa Chandlery has confirmed Q-10001/1', 'Everything is confirmed, for €231.59.'],
  [
    'booking',
    'B-10002: another time is proposed',
    'Cala Blava Yacht Care proposes Friday 4 December 2026 at 09:00 CET instead of Thursday 3 December 2026 at 09:00 CET for Hull cleaning.',
  ],
  ['return', 'Your return of Q-10001/1 has arrived', '€89.50 goes back soon, the way you paid.'],
  ['payment', '€20.00 of Q-10001 is being refunded', null],
  ['message', 'Quayside is closed for two hours on Sunday', 'We move to a larger database at 03:00 UTC.'],
];

const asked: (typeof told)[number] = [
  'booking',
  'B-10004: another time is proposed',
  'Cala Blava Yacht Care proposes Friday 4 December 2026 at 14:00 CET.',
];

/**
 * Returns `count` notifications; the first three are unread, and the first `waiting` wait for an answer, an hour each
 * longer than the one before.
 */
export const notifications = (count: number, waiting = 1): readonly Notification[] =>
  Array.from({ length: count }, (_none, index) => {
    const waits = index < waiting;
    const [kind, title, detail] = waits ? asked : (told[index % told.length] ?? asked);
    return {
      id: idOf(index),
      kind,
      title,
      detail,
      path: '/crew/orders-management',
      // It was asked before the others happened.
      createdAt: new Date(
        Date.UTC(2026, 10, 26, 8, 30) - (waits ? waiting + 0.5 + index : index) * 3_600_000,
      ).toISOString(),
      isRead: index > 2,
      waitsForAnswer: waits,
      answerBy: waits ? new Date(Date.now() + (index + 1) * 3_600_000).toISOString() : null,
    };
  });
