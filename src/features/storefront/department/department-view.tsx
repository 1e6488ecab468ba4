import type { ReactNode } from 'react';
import { DisplayHeading } from '../../../ui/index.ts';
import { SearchBox } from '../search/search-box.tsx';
import { DepartmentDrawing } from '../search/storefront-pictures.ts';
import { departmentName, type DepartmentData } from './department-data.ts';
import styles from './department.module.css';

interface DepartmentViewProps {
  readonly data: DepartmentData;
  /** The listings. */
  readonly children: ReactNode;
}

/** The page of one department: its drawing and lead, the search, and the listings. */
export function DepartmentView({ data, children }: DepartmentViewProps) {
  const name = departmentName(data);
  const lead = data.found?.department?.lead;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.words}>
          <DisplayHeading as="h1" size="hero">
            {name}
          </DisplayHeading>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          <div className={styles.search}>
            <SearchBox label={`Search in ${name}`} hint={`Search in ${name}`} />
          </div>
        </div>
        <div className={styles.drawing} aria-hidden>
          <DepartmentDrawing department={data.slug} />
        </div>
      </header>
      {children}
    </div>
  );
}
