/** The topics of a message to the market, in the order of the options; both sides see these labels. */
export const contactTopicLabels = {
  order: 'An order',
  booking: 'A booking',
  payment: 'A payment or refund',
  account: 'My account',
  selling: 'Selling on Quayside',
  vendor: 'A question to a vendor',
  other: 'Something else',
} as const;

export type ContactTopic = keyof typeof contactTopicLabels;
