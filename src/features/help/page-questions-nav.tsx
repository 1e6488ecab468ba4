import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pageQuestions, type PageQuestion } from './page-questions.ts';
import styles from './page-questions-nav.module.css';

interface PageQuestionsNavProps {
  /** What leads to the answer; the class name is for its link or button. */
  readonly children: (question: PageQuestion, className: string | undefined) => ReactNode;
}

/** The few questions about the current page; nothing if it has none. */
export function PageQuestionsNav({ children }: PageQuestionsNavProps) {
  const { pathname } = useLocation();
  const questions = pageQuestions(pathname);
  if (questions.length === 0) return null;
  return (
    <nav aria-label="Questions about this page" className={styles.help}>
      <span className={styles.title}>Questions?</span>
      {questions.map((question) => children(question, styles.question))}
    </nav>
  );
}
