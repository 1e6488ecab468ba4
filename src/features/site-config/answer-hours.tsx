import { useAnswerHours } from './use-answer-hours.ts';

/** The vendors' current deadline for answering: "48 hours". A placed order has its own deadline. */
export const AnswerHours = () => <>{useAnswerHours()} hours</>;
