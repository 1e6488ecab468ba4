/** Of whom only sellers speak, what only they do, and what they have, in the English that answers use. */
const sellersWords = new RegExp(
  [
    // Whom they speak of.
    'customers?|clients?|a crew (?:ordered|booked|wants|cancels|sends)|(?:if|stop) (?:the )?crew|a yacht (?:sends|orders|books|cancels|wants|returns|leaves|sails)',
    // What they do, and what is done with them.
    'sell(?:s|ing|er)?|sold|payouts?|upload(?:s|ed|ing)?|book(?:ing|s)? me|pay the (?:shop|supplier|provider)',
    '(?:accept|decline|confirm) (?:(?:an?|the) )?(?:orders?|bookings?|requests?|jobs?)|can (?:i|we) charge|(?:i|we) charge for|(?:i|we) out of stock',
    '(?:i|we) (?:finish|finished) the (?:job|work)|take a cut|invoices? to the (?:yacht|crew)|photos? per',
    // What they have.
    'price list|my (?:shop|listings?|services?|products?|certificates?|prices?|jobs?)|our shop|(?:a|two|several) jobs?',
    '(?:technicians?|divers?|mechanics?|cleaners?) of (?:mine|ours)|my (?:supplier|provider|vendor) account',
    // What they are.
    '(?:as|to be|becom(?:e|ing)|being) an? (?:supplier|provider|vendor|seller)',
    'as an? (?:diver|technician|electrician|engineer|mechanic|cleaner|chef)',
  ]
    .map((words) => String.raw`\b(?:${words})\b`)
    .join('|'),
  'iu',
);

/** Who an answer is for. */
type IsFor = 'everybody' | 'buyers' | 'sellers';

/** Whether an answer is for others than whoever asks this, in English, without saying who they are. */
export const isForOthersThanAsk = (isFor: IsFor, question: string): boolean =>
  isFor !== 'everybody' && (isFor === 'sellers') !== sellersWords.test(question);
