import { useEffect, useRef } from 'react';
import { Form, Link, useLoaderData, useSubmit } from 'react-router-dom';
import { EmptyDrawing, ListingTile } from '../../../ui/drawings/index.ts';
import { Button, DisplayHeading, EmptyState } from '../../../ui/index.ts';
import { foundBy } from '../../../lib/found-by.ts';
import { AnswerPoints, answersForVisitors } from '../../help/index.ts';
import { ButtonLink } from '../../links/index.ts';
import { articlePath, findArticles } from './article-list.ts';
import { departmentNames } from '../search/market-search.ts';
import { centreHead, centreLead, testLead } from './resource-heads.ts';
import styles from './centre.module.css';

// Only the server writes heads; no browser has to fetch it.
export const head = import.meta.env.SSR ? centreHead : undefined;

interface Asked {
  readonly words: string;
  readonly department: string | null;
}

/** What the address asks for. */
export async function loader({ request }: { request: Request }): Promise<Asked> {
  const params = new URL(request.url).searchParams;
  const department = params.get('department') ?? '';
  return {
    words: (params.get('q') ?? '').slice(0, 100),
    department: Object.hasOwn(departmentNames, department) ? department : null,
  };
}

const addressOf = ({ words, department }: Asked): string => {
  const params = new URLSearchParams();
  if (words !== '') params.set('q', words);
  if (department !== null) params.set('department', department);
  const search = params.toString();
  return search === '' ? '/resource-center' : `/resource-center?${search}`;
};

/** How Quayside works, as far as it answers the words. */
const answersFor = (words: string) =>
  answersForVisitors.flatMap(({ of, answers }) =>
    answers
      .filter(
        (answer) =>
          foundBy(answer.title, `help how works ${of} ${answer.words} ${answer.points.join(' ')}`, words) !==
          null,
      )
      .map(({ title, points }) => ({ of, title, points })),
  );

const departments = [null, ...Object.keys(departmentNames)];

/** `/resource-center` (docs/product.md, "Public"). */
export function Component() {
  const asked = useLoaderData<typeof loader>();
  const { words, department } = asked;
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // A link, or the way back, changes the words too; what is being typed is never overtaken.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = words;
  }, [words]);
  const found = findArticles(asked);
  const answers = answersFor(words);
  const howItWorks =
    answers.length === 0 ? null : (
      <section id="how-it-works" aria-labelledby="answers" className={styles.answers}>
        <DisplayHeading id="answers">How Quayside works</DisplayHeading>
        {answers.map(({ of, title, points }) => (
          <AnswerPoints key={`${of} ${title}`} title={`${title} · ${of}`} points={points} />
        ))}
      </section>
    );
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <DisplayHeading as="h1" size="hero">
          Resource centre
        </DisplayHeading>
        <p className={styles.lead}>{centreLead}</p>
      </header>
      <Form ref={form} method="get" role="search" className={styles.search}>
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={100}
          aria-label="Search the articles"
          placeholder="Teak, rest hours, 60 Hz…"
          className={styles.field}
          onChange={() => void submit(form.current, { replace: true, preventScrollReset: true })}
        />
        {department === null ? null : <input type="hidden" name="department" value={department} />}
        <Button type="submit" size="3" variant="surface">
          Search
        </Button>
      </Form>
      <nav aria-label="Departments" className={styles.departments}>
        {departments.map((each) => (
          <Link
            key={each}
            to={addressOf({ words, department: each })}
            preventScrollReset
            aria-current={each === department ? 'true' : undefined}
          >
            {each === null ? 'All' : Object.entries(departmentNames).find(([slug]) => slug === each)?.[1]}
          </Link>
        ))}
      </nav>
      <p role="status" className={styles.count}>
        {found.length === 1 ? '1 article' : `${found.length} articles`}
      </p>
      {words === '' ? null : howItWorks}
      {found.length === 0 && answers.length > 0 ? null : found.length === 0 ? (
        <EmptyState
          title={`No article matches “${words}”`}
          drawing={<EmptyDrawing scene="no-results" />}
          action={
            <>
              <ButtonLink to="/resource-center">Show all articles</ButtonLink>
              <ButtonLink to="/contact-us">Contact us</ButtonLink>
            </>
          }
        >
          Try another word, or ask us.
        </EmptyState>
      ) : (
        <ul className={styles.articles}>
          {found.map(({ slug, title, lead, departments: of, minutes }) => (
            <li key={slug}>
              <Link to={articlePath(slug)} className={styles.card}>
                <span className={styles.picture}>
                  <ListingTile department={of[0]} category={null} name={title} />
                </span>
                <span className={styles.words}>
                  <DisplayHeading as="h2" size="tile">
                    {title}
                  </DisplayHeading>
                  <span className={styles.text}>{lead}</span>
                  <span className={styles.facts}>
                    {of.map((each) => departmentNames[each]).join(', ')} · {minutes} min
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {words === '' ? howItWorks : null}
      <section aria-labelledby="self-test" className={styles.test}>
        <div>
          <DisplayHeading id="self-test">Safety basics: test yourself</DisplayHeading>
          <p className={styles.text}>{testLead}</p>
        </div>
        <Button asChild size="3">
          <Link to="/resource-center/test">Start the test</Link>
        </Button>
      </section>
    </div>
  );
}
