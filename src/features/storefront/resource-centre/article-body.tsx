import { Link } from 'react-router-dom';
import { Notice, Prose } from '../../../ui/index.ts';
import type { Article, ArticleBlock } from './article.types.ts';
import styles from './article.module.css';

function Block({ block }: { readonly block: ArticleBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('steps' in block)
    return (
      <ol>
        {block.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    );
  return (
    <ul>
      {block.list.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

const Blocks = ({ blocks }: { readonly blocks: readonly ArticleBlock[] }) =>
  blocks.map((block, position) => <Block key={position} block={block} />);

/** The fragment of a section's address. */
const fragmentOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The text of an article in sections with their own addresses, and links to what to buy or book next. */
export function ArticleBody({
  article: { opening, sections, next, caution },
}: {
  readonly article: Article;
}) {
  return (
    <>
      <div className={styles.text}>
        <Prose>
          <Blocks blocks={opening} />
          {sections.map(({ title, blocks }) => (
            <section key={title} id={fragmentOf(title)} className={styles.section}>
              <h2>{title}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </Prose>
        {caution === undefined ? null : <Notice tone="warning">{caution}</Notice>}
      </div>
      <aside aria-labelledby="next-step" className={styles.next}>
        <h2 id="next-step" className={styles.nextTitle}>
          What to do next
        </h2>
        <ul>
          {next.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </aside>
    </>
  );
}
