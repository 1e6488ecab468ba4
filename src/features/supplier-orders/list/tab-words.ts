import type { SubOrderTab } from '../supplier-order.types.ts';

interface TabWords {
  readonly tab: string;
  readonly emptyTitle: string;
  readonly empty: string;
}

/** Each part of the list: its name, and what is said while nothing is in it. */
export const tabWords: Readonly<Record<SubOrderTab, TabWords>> = {
  to_answer: {
    tab: 'To answer',
    emptyTitle: 'Nothing waits for your answer.',
    empty: 'A new order comes with a mail and shows here at once. You have 48 hours to answer each.',
  },
  to_send: {
    tab: 'To send',
    emptyTitle: 'Nothing to send.',
    empty: 'Orders that you confirmed stand here until you dispatch them or have them ready.',
  },
  on_the_way: {
    tab: 'On the way',
    emptyTitle: 'Nothing on the way.',
    empty: 'Orders stand here until the crew confirms that they have them, or seven days after delivery.',
  },
  done: {
    tab: 'Done',
    emptyTitle: 'No order is completed yet.',
    empty: 'Your share of an order is sent to you once it is completed.',
  },
  closed: {
    tab: 'Closed',
    emptyTitle: 'Nothing was declined or cancelled.',
    empty: 'Orders that came to nothing stand here, with the reason.',
  },
};
