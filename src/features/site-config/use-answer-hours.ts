import { businessTerms } from '../../lib/business-terms.ts';
import { useSiteConfig } from './site-config-context.tsx';

/** The hours that vendors have to answer a new order or booking. */
export const useAnswerHours = (): number => useSiteConfig().answerHours ?? businessTerms.answerHours;
