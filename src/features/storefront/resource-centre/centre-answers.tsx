import { Link } from 'react-router-dom';
import { DisplayHeading } from '../../../ui/index.ts';
import {
  AnswerDetails,
  answersForVisitors,
  countedAnswers,
  answersFinder,
  isForOthersThanAsk,
  questionInEnglish,
  whoAsks,
} from '../../help/index.ts';
import styles from './centre.module.css';

/** Who reads, as the address says it: `?for=crew`. */
const audiences = {
  everybody: 'Looking around',
  crew: 'Crew',
  suppliers: 'Supplier',
  providers: 'Service provider',
} as const;
export type Audience = keyof typeof audiences;

export const isAudience = (value: string): value is Audience => Object.hasOwn(audiences, value);

const allAnswers = answersForVisitors.flatMap(({ answers, ...group }) =>
  answers.map((answer) => ({ ...group, answer })),
);

const finderFor = (audience: Audience | null) =>
  answersFinder(
    allAnswers,
    ({ answer }) => answer,
    ({ audience: of }, question) =>
      audience === null || audience === 'everybody'
        ? isForOthersThanAsk(of, question)
        : of !== audience && of !== 'everybody',
  );

/** A search of its own for each reader, made when it is first used. */
const finders = new Map<Audience | null, ReturnType<typeof finderFor>>();

/** The answers that the words find, the best first; those for somebody else than who reads last. */
export function answersTo(
  words: string,
  audience: Audience | null,
): ReturnType<ReturnType<typeof finderFor>> {
  const find = finders.get(audience) ?? finderFor(audience);
  finders.set(audience, find);
  return find(words);
}

/** For whom a question is answered that itself says who asks; null for a buyer's, which most are. */
function sidesOf(words: string): string | null {
  const sides = whoAsks(questionInEnglish(words));
  if (sides.includes('crew'))
    return sides.length === 1
      ? null
      : 'This can be asked by somebody who buys or who sells: the answers are for both. Choose who you are.';
  return sides.length > 1
    ? 'Answered for those who sell, as you ask. Choose whether you sell goods or services.'
    : `Answered for ${sides[0] === 'suppliers' ? 'suppliers' : 'service providers'} first, as you ask.`;
}

interface CentreAnswersProps {
  /** What is asked. */
  readonly words: string;
  /** What was found; null where nothing is looked for, which shows all groups. */
  readonly found: ReturnType<typeof answersTo> | null;
  readonly audience: Audience | null;
  /** The slug of the open answer. */
  readonly open: string | undefined;
  readonly addressOf: (audience: Audience | null) => string;
}

/** How Quayside works: the answers that were found, or all of them by whom they are for. */
export function CentreAnswers({ words, found, audience, open, addressOf }: CentreAnswersProps) {
  if (found?.length === 0) return null;
  // Who has said who they are, or whose answers are for everybody, needs no explanation.
  const sides =
    audience === null && found?.some((one) => one.audience !== 'everybody') === true ? sidesOf(words) : null;
  return (
    <section id="how-it-works" aria-labelledby="answers" className={styles.answers}>
      <DisplayHeading id="answers">How Quayside works</DisplayHeading>
      <nav aria-label="Who you are" className={styles.chips}>
        <span className={styles.facts}>I am</span>
        {Object.entries(audiences).map(([key, label]) => (
          <Link
            key={key}
            // Pressed again it is taken back.
            to={addressOf(key === audience || !isAudience(key) ? null : key)}
            preventScrollReset
            aria-current={key === audience ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {sides === null ? null : <p className={styles.facts}>{sides}</p>}
      {found === null ? (
        <Groups audience={audience} open={open} />
      ) : (
        found.map(({ of, answer }) => (
          <AnswerDetails key={answer.slug} answer={answer} of={of} isOpen={answer.slug === open} />
        ))
      )}
    </section>
  );
}

/** All answers, each group closed until it is chosen. */
function Groups({ audience, open }: Pick<CentreAnswersProps, 'audience' | 'open'>) {
  const groups = answersForVisitors.toSorted(
    (one, other) => Number(other.audience === audience) - Number(one.audience === audience),
  );
  return groups.map(({ audience: of, title, answers }) => (
    <details
      // Anew for another choice: what is open follows it.
      key={`${of} ${audience}`}
      open={of === audience || answers.some(({ slug }) => slug === open)}
      className={styles.group}
    >
      <summary className={styles.groupName}>
        {title} <span className={styles.facts}>{countedAnswers(answers.length)}</span>
      </summary>
      {answers.map((answer) => (
        <AnswerDetails key={answer.slug} answer={answer} isOpen={answer.slug === open} />
      ))}
    </details>
  ));
}
