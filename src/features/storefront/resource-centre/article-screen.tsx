import { Printer } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { Button, DisplayHeading, EmptyState, useIsInteractive, useOwnTitle } from '../../../ui/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { ButtonLink } from '../../links/index.ts';
import { articleBodies } from './article-bodies.tsx';
import { articleList, articleOf, articlePath } from '../../help/index.ts';
import type { ArticleEntry } from '../../help/index.ts';
import { departmentNames } from '../search/market-search.ts';
import { articleHead } from './resource-heads.ts';
import styles from './article.module.css';

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? articleHead : undefined;

/** The slug of the article in the address; null if there is none. */
export async function loader({ request }: { request: Request }): Promise<{ readonly slug: string | null }> {
  const slug = new URL(request.url).pathname.split('/')[2] ?? '';
  return { slug: articleOf(slug)?.slug ?? null };
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `/resource-center/:article` (docs/adr/0032). */
export function Component() {
  const { slug } = useLoaderData<typeof loader>();
  const entry = slug === null ? null : articleOf(slug);
  return entry === null ? <UnknownArticle /> : <ArticlePage key={entry.slug} entry={entry} />;
}

function ArticlePage({ entry }: { readonly entry: ArticleEntry }) {
  const { slug, title, lead, departments, checkedOn, minutes } = entry;
  useOwnTitle(`${title} · Quayside`);
  const isInteractive = useIsInteractive();
  const Body = articleBodies[slug];
  const related = articleList
    .filter((one) => one.slug !== slug && one.departments.some((each) => departments.includes(each)))
    .slice(0, 3);
  return (
    <article className={styles.page}>
      <nav aria-label="Breadcrumb" className={styles.trail}>
        <Link to="/resource-center">Resource centre</Link>
      </nav>
      <header className={styles.header}>
        <DisplayHeading as="h1">{title}</DisplayHeading>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.facts}>
          <span>{departments.map((department) => departmentNames[department]).join(', ')}</span>
          <span>{minutes} minutes to read</span>
          <span>
            Checked on <time dateTime={checkedOn}>{day.format(new Date(checkedOn))}</time>
          </span>
          <span className={styles.print}>
            <Button variant="ghost" size="2" disabled={!isInteractive} onClick={() => window.print()}>
              <Printer size={16} aria-hidden /> Print
            </Button>
          </span>
        </p>
      </header>
      <div className={styles.body}>{Body ? <Body /> : null}</div>
      {related.length > 0 ? (
        <nav aria-labelledby="related" className={styles.related}>
          <h2 id="related" className={styles.nextTitle}>
            Read on
          </h2>
          <ul>
            {related.map((one) => (
              <li key={one.slug}>
                <Link to={articlePath(one.slug)}>{one.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </article>
  );
}

function UnknownArticle() {
  return (
    <EmptyState
      level="h1"
      title="This article is off our chart"
      drawing={<EmptyDrawing scene="lost" />}
      action={<ButtonLink to="/resource-center">All articles</ButtonLink>}
    >
      There’s no article at this address. The link may be incomplete.
    </EmptyState>
  );
}
