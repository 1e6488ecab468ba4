import { useId, type ReactNode } from 'react';
import { DisplayHeading, Prose } from '../../../ui/index.ts';
import styles from './legal-page.module.css';

export interface LegalSection {
  /** The fragment of its address; permanent, since other pages link to it. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  /** The date of the last change, ISO 8601. */
  readonly changedOn: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal text next to its table of contents; each section has its own address. */
export function LegalPage({ title, changedOn, lead, sections }: LegalPageProps) {
  const contentsId = useId();
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <DisplayHeading as="h1">{title}</DisplayHeading>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.changed}>
          Last changed on <time dateTime={changedOn}>{day.format(new Date(changedOn))}</time>
        </p>
      </header>
      <nav aria-labelledby={contentsId} className={styles.contents}>
        <h2 id={contentsId} className={styles.contentsTitle}>
          On this page
        </h2>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <Prose>
              <h2 id={`${id}-title`}>{name}</h2>
              {body}
            </Prose>
          </section>
        ))}
      </div>
    </article>
  );
}
