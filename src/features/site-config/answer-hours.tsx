import { businessTerms } from '../../lib/business-terms.ts';
import { useSiteConfig } from './site-config-context.tsx';

/** The vendors' current deadline for answering: "48 hours". A placed order has its own deadline. */
export const AnswerHours = () => <>{useSiteConfig().answerHours ?? businessTerms.answerHours} hours</>;
