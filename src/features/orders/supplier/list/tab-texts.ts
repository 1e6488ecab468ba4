import type { SubOrderTab } from '../supplier-order.types.ts';
import { businessTerms, countInWords } from '../../../../lib/business-terms.ts';

interface TabTexts {
  readonly tab: string;
  readonly nothing: { readonly title: string; readonly description: string };
}

/** The empty state of the tab with all orders. */
export const nothingOrdered: TabTexts['nothing'] = {
  title: 'No orders yet',
  description: 'You’ll get an email for each new order, and it appears here immediately.',
};

/** The tabs of the list: label and empty state. */
export const tabTexts: Readonly<Record<SubOrderTab, TabTexts>> = {
  to_answer: {
    tab: 'To confirm',
    nothing: {
      title: 'No order is waiting for your answer',
      description:
        'You’ll get an email for each new order, and it appears here immediately, with the time you have to answer.',
    },
  },
  waiting: {
    tab: 'Waiting for the crew',
    nothing: {
      title: 'No order is waiting for the crew',
      description:
        'When you propose a change or offer an amount for a return or a problem, the order is here until the crew has answered.',
    },
  },
  returns: {
    tab: 'Returns and problems',
    nothing: {
      title: 'No return or problem is waiting for you',
      description: `You’ll get an email when a buyer wants to return something or reports a problem. You have ${businessTerms.returns.answerDays} days to answer.`,
    },
  },
  to_send: {
    tab: 'To send',
    nothing: {
      title: 'Nothing to send',
      description: 'Orders you’ve confirmed stay here until you dispatch them or mark them as ready.',
    },
  },
  on_the_way: {
    tab: 'Sent or delivered',
    nothing: {
      title: 'Nothing sent or delivered',
      description: `Orders you’ve dispatched or marked as ready stay here until the crew confirms receipt, or for ${countInWords(businessTerms.receiptDays)} days after delivery.`,
    },
  },
  done: {
    tab: 'Done',
    nothing: {
      title: 'No completed orders yet',
      description: 'Your share of an order is sent to you once it is completed.',
    },
  },
  closed: {
    tab: 'Closed',
    nothing: {
      title: 'No declined or cancelled orders',
      description: 'Declined and cancelled orders appear here with the reason.',
    },
  },
};
