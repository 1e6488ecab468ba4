import { Moon, Sun } from 'lucide-react';
import { preferencesStore } from '../../features/preferences/index.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import styles from './tools.module.css';

function toggle(): void {
  const isDark = document.documentElement.classList.contains('dark');
  preferencesStore.trigger.themeChosen({ theme: isDark ? 'light' : 'dark' });
}

/**
 * Switches between light and dark. The server does not know which one is shown, so both labels are in the HTML and the
 * page's class selects one.
 */
export function ThemeToggle({ worded = false }: { worded?: boolean }) {
  const name = (text: string) => (worded ? text : <VisuallyHidden>{text}</VisuallyHidden>);
  return (
    <button type="button" className={styles.tool} data-worded={worded} onClick={toggle}>
      <span className={styles.whenLight}>
        <Moon size={20} strokeWidth={1.75} aria-hidden />
        {name('Dark theme')}
      </span>
      <span className={styles.whenDark}>
        <Sun size={20} strokeWidth={1.75} aria-hidden />
        {name('Light theme')}
      </span>
    </button>
  );
}
