export { answersForVisitors, answersOf } from './answers.ts';
export { AnswerPoints } from './answer-points.tsx';
