import { businessTerms } from '../../lib/business-terms.ts';

/** Over how long a spending limit is counted, as screens say it. */
export const limitSpan = `in any ${businessTerms.limitHours} hours`;
