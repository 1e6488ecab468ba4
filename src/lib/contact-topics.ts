/** What one can write to the market about, in the order of the choice; the labels are read on both sides of the conversation. */
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
