import { useEffect, useRef } from 'react';
import { Form, Link, useLoaderData, useLocation, useSubmit } from 'react-router-dom';
import { EmptyDrawing, ListingTile } from '../../../ui/drawings/index.ts';
import { Button, DisplayHeading, EmptyState, useIsInteractive, VisuallyHidden } from '../../../ui/index.ts';
import { articlePath, countedAnswers, findArticles } from '../../help/index.ts';
import { ButtonLink } from '../../links/index.ts';
import { departmentNames } from '../search/market-search.ts';
import { answersTo, CentreAnswers, isAudience, type Audience } from './centre-answers.tsx';
import { centreHead, centreLead, testLead } from './resource-heads.ts';
import { useOwnAudience } from './use-own-audience.ts';
import styles from './centre.module.css';

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? centreHead : undefined;

interface Asked {
  readonly words: string;
  readonly department: string | null;
  readonly audience: Audience | null;
}

/** The search in the address. */
export async function loader({ request }: { request: Request }): Promise<Asked> {
  const params = new URL(request.url).searchParams;
  const department = params.get('department') ?? '';
  const audience = params.get('for') ?? '';
  return {
    words: (params.get('q') ?? '').slice(0, 100),
    department: Object.hasOwn(departmentNames, department) ? department : null,
    audience: isAudience(audience) ? audience : null,
  };
}

const addressOf = ({ words, department, audience }: Asked): string => {
  const params = new URLSearchParams();
  if (words !== '') params.set('q', words);
  if (department !== null) params.set('department', department);
  if (audience !== null) params.set('for', audience);
  const search = params.toString();
  return search === '' ? '/resource-center' : `/resource-center?${search}`;
};

const countedArticles = (count: number): string => (count === 1 ? '1 article' : `${count} articles`);

const departments = [null, ...Object.keys(departmentNames)];

/** `/resource-center` (docs/product.md, "Public"). */
export function Component() {
  const asked = useLoaderData<typeof loader>();
  const { words, department } = asked;
  const own = useOwnAudience();
  const audience = asked.audience ?? own;
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Links and the back button change the words too, but never what is being typed.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = words;
  }, [words]);
  const answers = answersTo(words, audience);
  const found = findArticles({ ...asked, isAnswered: answers.length > 0 });
  const isAsked = words.trim() !== '';
  // The server never receives the fragment.
  const { hash } = useLocation();
  const chosen = useIsInteractive() ? hash.slice(1) : '';
  const open = isAsked && chosen === '' ? answers[0]?.answer.slug : chosen;
  // An answer may be opened from the header's search, also on this page.
  useEffect(() => {
    if (chosen !== '') document.getElementById(chosen)?.scrollIntoView();
  }, [chosen]);
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
          aria-label="Search answers and articles"
          placeholder="Ask, or look for a word"
          className={styles.field}
          onChange={() => void submit(form.current, { replace: true, preventScrollReset: true })}
        />
        {department === null ? null : <input type="hidden" name="department" value={department} />}
        {asked.audience === null ? null : <input type="hidden" name="for" value={asked.audience} />}
        <Button type="submit" size="3" variant="surface">
          Search
        </Button>
      </Form>
      <VisuallyHidden role="status">
        {isAsked
          ? [
              ...(answers.length > 0 ? [countedAnswers(answers.length)] : []),
              ...(found.length > 0 ? [countedArticles(found.length)] : []),
            ].join(' and ') || 'Nothing found'
          : ''}
      </VisuallyHidden>
      <CentreAnswers
        words={words}
        found={isAsked ? answers : null}
        audience={audience}
        open={open}
        addressOf={(each) => addressOf({ ...asked, audience: each })}
      />
      <div className={styles.articlesHead}>
        <DisplayHeading id="articles">Articles</DisplayHeading>
        <span className={styles.count}>{countedArticles(found.length)}</span>
      </div>
      <nav aria-label="Departments" className={styles.chips}>
        {departments.map((each) => (
          <Link
            key={each}
            to={addressOf({ ...asked, department: each })}
            preventScrollReset
            aria-current={each === department ? 'true' : undefined}
          >
            {each === null ? 'All' : Object.entries(departmentNames).find(([slug]) => slug === each)?.[1]}
          </Link>
        ))}
      </nav>
      {found.length === 0 && isAsked && answers.length > 0 ? null : found.length === 0 ? (
        <EmptyState
          title={`No article or answer for “${words}”`}
          drawing={<EmptyDrawing scene="no-results" />}
          action={
            <>
              <ButtonLink to={`/?${new URLSearchParams({ q: words }).toString()}`}>
                Search products and services
              </ButtonLink>
              <ButtonLink to="/resource-center" variant="surface">
                Show all articles
              </ButtonLink>
              <ButtonLink to="/contact-us" variant="surface">
                Contact us
              </ButtonLink>
            </>
          }
        >
          Try another word, look for it in the market, or ask us.
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
                  <DisplayHeading as="h3" size="tile">
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
