import { Ellipsis } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { DropdownMenu, OverlayTheme } from '../../ui/index.ts';
import { NavigationIcon } from './navigation-icon.tsx';
import { isCurrent, type NavigationLink } from './navigation.ts';
import type { BarLook } from './signed-in-layout.tsx';
import styles from './more-pages.module.css';

interface MorePagesProps extends BarLook {
  readonly links: readonly NavigationLink[];
}

/** The last entry of a phone's bottom bar: the pages for which the bar has no room. */
export function MorePages({ links, entryClass, labelClass }: MorePagesProps) {
  const { pathname } = useLocation();
  return (
    <OverlayTheme>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <button
            type="button"
            className={entryClass}
            data-current={links.some((link) => isCurrent(link, pathname))}
          >
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
            <span className={labelClass}>More</span>
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" side="top" variant="soft" className={styles.more}>
          {links.map((link) => (
            <DropdownMenu.Item key={link.path} asChild>
              <Link to={link.path} aria-current={isCurrent(link, pathname) ? 'page' : undefined}>
                <NavigationIcon name={link.icon} size={18} />
                {link.label}
              </Link>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </OverlayTheme>
  );
}
