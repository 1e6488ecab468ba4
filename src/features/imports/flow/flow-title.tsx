import type { ReactNode } from 'react';
import { Heading } from '../../../ui/index.ts';
import styles from './flow.module.css';

/** `h1` if the flow is the whole page, `h2` below a page title. */
export type TitleLevel = 'h1' | 'h2';

interface FlowTitleProps {
  readonly level: TitleLevel;
  readonly children: ReactNode;
}

/** The title of a view; it takes the focus when the view changes. */
export function FlowTitle({ level, children }: FlowTitleProps) {
  return (
    <Heading
      as={level}
      size={level === 'h1' ? '6' : '5'}
      tabIndex={-1}
      data-flow-title
      {...(level === 'h1' && { 'data-page-title': true })}
      className={styles.title}
    >
      {children}
    </Heading>
  );
}
