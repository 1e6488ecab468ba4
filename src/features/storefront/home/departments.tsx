import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DepartmentDrawing } from '../../../ui/drawings/index.ts';
import { DisplayHeading } from '../../../ui/index.ts';
import styles from './departments.module.css';
import type { MarketOverview } from './home-data.ts';
import { Section } from './section.tsx';

/** A tile for each department, with order and texts from the database. */
export function Departments({ departments }: Pick<MarketOverview, 'departments'>) {
  return (
    <Section
      anchor="departments"
      title="Every department of the yacht"
      lead="Browse the way a yacht is run: by department. Everything you add stays in one cart."
    >
      <ul className={styles.tiles}>
        {departments.map(({ slug, name, lead }) => (
          <li key={slug}>
            <Link to={`/${slug}`} className={styles.tile}>
              <span className={styles.picture}>
                <DepartmentDrawing department={slug} />
              </span>
              <span className={styles.words}>
                <DisplayHeading as="h3" size="tile">
                  {name} <ArrowRight size={18} strokeWidth={1.75} aria-hidden className={styles.arrow} />
                </DisplayHeading>
                <span className={styles.lead}>{lead}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
