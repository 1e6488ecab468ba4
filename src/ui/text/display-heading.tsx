import type { ReactNode } from 'react';
import styles from './text.module.css';

interface DisplayHeadingProps {
  readonly as?: 'h1' | 'h2' | 'h3';
  /** `hero` once per page, `section` for its parts, `tile` on cards. */
  readonly size?: 'hero' | 'section' | 'tile';
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * A storefront heading in the display typeface; workspaces use `Page` and `Panel`. As the page's title it can take the
 * focus after navigation.
 */
export function DisplayHeading({ as: Tag = 'h2', size = 'section', id, children }: DisplayHeadingProps) {
  return (
    <Tag
      id={id}
      className={styles.display}
      data-size={size}
      {...(Tag === 'h1' && { tabIndex: -1, 'data-page-title': true })}
    >
      {children}
    </Tag>
  );
}
