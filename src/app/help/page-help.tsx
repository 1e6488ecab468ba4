import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pageQuestions } from '../../features/help/index.ts';
import type { RoleName } from '../../lib/roles.ts';
import { lazyPart } from '../../ui/index.ts';
import styles from './page-help.module.css';

const AnswersDialog = lazyPart(async () => (await import('./answers-dialog.tsx')).AnswersDialog);

interface PageHelpProps {
  /** Whose answers are opened over the page; without a role the questions lead to the resource centre. */
  readonly role?: RoleName;
}

/** The few questions that people have on the page they are on; nothing where it has none. */
export function PageHelp({ role }: PageHelpProps) {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const questions = pageQuestions(pathname);
  if (questions.length === 0) return null;
  return (
    <nav aria-label="Questions about this page" className={styles.help}>
      <span className={styles.title}>Questions?</span>
      {questions.map(({ slug, question }) =>
        role === undefined ? (
          <Link key={slug} to={`/resource-center#${slug}`} className={styles.question}>
            {question}
          </Link>
        ) : (
          <button
            key={slug}
            type="button"
            className={styles.question}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              setAsked(slug);
            }}
          >
            {question}
          </button>
        ),
      )}
      {role !== undefined && asked !== null ? (
        <AnswersDialog role={role} first={asked} opener={opener} onClose={() => setAsked(null)} />
      ) : null}
    </nav>
  );
}
