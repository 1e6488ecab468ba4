/** Of whom only sellers speak, what only they do, and what they have, in the English that answers use. */
const sellersWords =
  /\b(?:customers?|clients?|sell(?:s|ing|er)?|sold|payouts?|upload(?:s|ed|ing)?|price list|my (?:shop|listings?|services?|products?|certificates?)|as an? (?:supplier|provider|vendor|seller|diver|technician|electrician|engineer|mechanic|cleaner|chef)|my (?:supplier|provider|vendor) account|(?:to be|becom(?:e|ing)|being) an? (?:supplier|provider|vendor|seller)|my prices?|book(?:ing|s)? me|pay the (?:shop|supplier|provider))\b/iu;

/** Who an answer is for. */
type IsFor = 'everybody' | 'buyers' | 'sellers';

/** Whether an answer is for others than whoever asks this, in English, without saying who they are. */
export const isForOthersThanAsk = (isFor: IsFor, question: string): boolean =>
  isFor !== 'everybody' && (isFor === 'sellers') !== sellersWords.test(question);
