export type { Answer } from './answers/answer.types.ts';
export { answersForVisitors, answersOf } from './answers/answers.ts';
export { AnswerDetails } from './answer-details.tsx';
export { articleList, articleOf, articlePath, findArticles, type ArticleEntry } from './article-list.ts';
export { isForOthersThanAsk } from './asks-as-seller.ts';
export { answersFinder, countedAnswers } from './find-answers.ts';
export { questionInEnglish } from './question-in-english.ts';
export { pageQuestions, pagesWithQuestions } from './page-questions.ts';
export { PageQuestionsNav } from './page-questions-nav.tsx';
