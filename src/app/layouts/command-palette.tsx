import { Command } from 'cmdk';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/index.ts';
import { NavigationIcon } from './navigation-icon.tsx';
import type { NavigationLink } from './navigation.ts';
import styles from './command-palette.module.css';

export interface PaletteAction {
  label: string;
  onRun: () => void;
}

interface CommandPaletteProps {
  links: readonly NavigationLink[];
  actions: readonly PaletteAction[];
  onClose: () => void;
}

/** Navigation and common actions without the mouse (Ctrl-K or ⌘K). */
export function CommandPalette({ links, actions, onClose }: CommandPaletteProps) {
  const navigate = useNavigate();
  const run = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Go to" size="small">
      <Command label="Go to" className={styles.palette}>
        <Command.Input autoFocus placeholder="Type a page or an action" className={styles.input} />
        <Command.List className={styles.list}>
          <Command.Empty className={styles.empty}>No matches. Try “orders” or “settings”.</Command.Empty>
          <Command.Group heading="Pages" className={styles.group}>
            {links.map(({ path, label, icon }) => (
              <Command.Item
                key={path}
                value={label}
                className={styles.item}
                onSelect={run(() => void navigate(path))}
              >
                <NavigationIcon name={icon} size={18} />
                {label}
              </Command.Item>
            ))}
          </Command.Group>
          <Command.Group heading="Actions" className={styles.group}>
            {actions.map(({ label, onRun }) => (
              <Command.Item key={label} value={label} className={styles.item} onSelect={run(onRun)}>
                {label}
              </Command.Item>
            ))}
          </Command.Group>
        </Command.List>
      </Command>
    </Dialog>
  );
}
