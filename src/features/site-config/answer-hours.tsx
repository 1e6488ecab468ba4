import { businessTerms } from '../../lib/business-terms.ts';
import { useSiteConfig } from './site-config-context.tsx';

/** How long vendors have to answer what is ordered or booked now: "48 hours". What was ordered says itself until when. */
export const AnswerHours = () => <>{useSiteConfig().answerHours ?? businessTerms.answerHours} hours</>;
