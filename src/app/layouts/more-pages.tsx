import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenu, OverlayTheme } from '../../ui/index.ts';
import { NavigationIcon } from './navigation-icon.tsx';
import type { NavigationLink } from './navigation.ts';
import type { BarLook } from './phone-bar.tsx';
import styles from './more-pages.module.css';

interface MorePagesProps extends BarLook {
  readonly links: readonly NavigationLink[];
}

/** The last entry of a phone's bottom bar: the pages for which the bar has no room. */
export function MorePages({ links, current, entryClass, labelClass }: MorePagesProps) {
  return (
    <OverlayTheme>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <button
            type="button"
            className={entryClass}
            data-current={links.some(({ path }) => path === current?.path)}
          >
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
            <span className={labelClass}>More</span>
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" side="top" variant="soft" className={styles.more}>
          {links.map((link) => (
            <DropdownMenu.Item key={link.path} asChild>
              <Link to={link.path} aria-current={link.path === current?.path ? 'page' : undefined}>
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
