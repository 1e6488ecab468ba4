import { businessTerms } from '../../lib/business-terms.ts';

/** The period of a spending limit, as text. */
export const limitSpan = `in any ${businessTerms.limitHours} hours`;
