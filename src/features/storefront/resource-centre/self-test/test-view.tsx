import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../../../../ui/drawings/index.ts';
import { Button, DisplayHeading, Notice, ProgressBar, RadioCardsField } from '../../../../ui/index.ts';
import { articleOf, articlePath } from '../../../help/index.ts';
import { testLead } from '../resource-heads.ts';
import type { Question } from './questions.ts';
import styles from './test.module.css';

interface TestViewProps {
  readonly questions: readonly Question[];
  readonly state: 'ready' | 'question' | 'answered' | 'result';
  readonly answers: readonly number[];
  /** Whether the page's code has loaded. */
  readonly isReady: boolean;
  readonly onStart: () => void;
  readonly onAnswer: (choice: number) => void;
  readonly onContinue: () => void;
}

/** The safety self-test in each of its states. */
export function TestView(props: TestViewProps) {
  const { state, answers } = props;
  return (
    <div className={styles.page}>
      <DisplayHeading as="h1">Safety basics: test yourself</DisplayHeading>
      {state === 'ready' ? <Beginning {...props} /> : null}
      {state === 'question' ? <Asking key={answers.length} {...props} /> : null}
      {state === 'answered' ? <Answered key={answers.length} {...props} /> : null}
      {state === 'result' ? <Result {...props} /> : null}
    </div>
  );
}

function Beginning({ isReady, onStart }: TestViewProps) {
  return (
    <>
      <p className={styles.lead}>{testLead}</p>
      <p>
        <Button size="3" disabled={!isReady} onClick={onStart}>
          Start the test
        </Button>
      </p>
    </>
  );
}

/** Moves the focus after the pressed button has disappeared. */
function useFocus<T extends HTMLElement>() {
  const target = useRef<T>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}

function Progress({ position, total }: { readonly position: number; readonly total: number }) {
  return (
    <ProgressBar
      label={`Question ${position + 1}`}
      done={position + 1}
      total={total}
      figure={`of ${total}`}
    />
  );
}

function Asking({ questions, answers, onAnswer }: TestViewProps) {
  const position = answers.length;
  const question = questions[position];
  const [choice, setChoice] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const heading = useFocus<HTMLHeadingElement>();
  if (!question) return null;
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        if (choice === null) setMissing(true);
        else onAnswer(Number(choice));
      }}
    >
      <Progress position={position} total={questions.length} />
      <h2 ref={heading} tabIndex={-1} className={styles.asked}>
        {question.question}
      </h2>
      <RadioCardsField
        label="Your answer"
        name="choice"
        columns={1}
        options={question.choices.map((label, index) => ({ value: String(index), label }))}
        value={choice ?? ''}
        error={isMissing && choice === null ? 'Choose an answer.' : undefined}
        onChange={({ currentTarget }) => setChoice(currentTarget.value)}
      />
      <p>
        <Button type="submit" size="3">
          Check the answer
        </Button>
      </p>
    </form>
  );
}

function Answered({ questions, answers, onContinue }: TestViewProps) {
  const position = answers.length - 1;
  const question = questions[position];
  const next = useFocus<HTMLButtonElement>();
  if (!question) return null;
  const { choices, right, reason, article } = question;
  const isRight = answers[position] === right;
  const entry = article === undefined ? null : articleOf(article);
  return (
    <div className={styles.question}>
      <Progress position={position} total={questions.length} />
      <h2 className={styles.asked}>{question.question}</h2>
      <Notice tone={isRight ? 'success' : 'warning'} live title={isRight ? 'That’s right.' : 'Not quite.'}>
        {isRight ? null : (
          <p>
            You answered: {choices[answers[position] ?? -1]}. Right is: <strong>{choices[right]}</strong>.
          </p>
        )}
        <p>{reason}</p>
        {entry === null ? null : (
          <p>
            Read on: <Link to={articlePath(entry.slug)}>{entry.title}</Link>
          </p>
        )}
      </Notice>
      <p>
        <Button ref={next} size="3" onClick={onContinue}>
          {answers.length === questions.length ? 'See the result' : 'Next question'}
        </Button>
      </p>
    </div>
  );
}

/** The articles about wrong answers, each once. */
function toRead(questions: readonly Question[], answers: readonly number[]) {
  const wrong = questions.filter(({ right }, position) => answers[position] !== right);
  const slugs = new Set(wrong.flatMap(({ article }) => article ?? []));
  return [...slugs].flatMap((slug) => articleOf(slug) ?? []);
}

const verdictOf = (share: number): string => {
  if (share === 1) return 'Nothing to add. Now ask the person next to you.';
  if (share >= 0.75) return 'A good watch to be on. Have a look at what you missed.';
  return 'Worth an hour with the safety manual, and a drill with the whole crew.';
};

function Result({ questions, answers, onStart }: TestViewProps) {
  const heading = useFocus<HTMLHeadingElement>();
  const right = questions.filter((question, position) => answers[position] === question.right).length;
  const articles = toRead(questions, answers);
  return (
    <div className={styles.question}>
      <div className={styles.drawing} aria-hidden>
        <EmptyDrawing scene="done" />
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.asked}>
        {right} of {questions.length} right
      </h2>
      <p className={styles.lead}>{verdictOf(right / questions.length)}</p>
      {articles.length > 0 ? (
        <section aria-labelledby="to-read">
          <h3 id="to-read" className={styles.toRead}>
            What to read next
          </h3>
          <ul className={styles.list}>
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={articlePath(slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <details>
        <summary>All questions and answers</summary>
        <ol className={styles.list}>
          {questions.map(({ question, choices, right: answer, reason }, position) => (
            <li key={question}>
              <strong>{question}</strong>
              <br />
              {answers[position] === answer ? 'Right' : 'Wrong'}: {choices[answer]}. {reason}
            </li>
          ))}
        </ol>
      </details>
      <p className={styles.actions}>
        <Button size="3" variant="surface" onClick={onStart}>
          Take the test again
        </Button>
        <Button asChild size="3" variant="surface">
          <Link to="/vendor-services?category=Training">Book a safety drill or a course</Link>
        </Button>
      </p>
    </div>
  );
}
