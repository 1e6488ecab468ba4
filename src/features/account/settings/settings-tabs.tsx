import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Tabs } from '../../../ui/index.ts';
import styles from './settings.module.css';

const ownLabels = {
  account: 'Account',
  security: 'Security',
  notifications: 'Notifications',
  appearance: 'Appearance',
  privacy: 'Privacy',
};
export type SettingsTab = keyof typeof ownLabels;

/** A section that only some roles have. */
export interface MoreSettings {
  readonly name: string;
  readonly label: string;
  readonly content: ReactNode;
  /** It is a table. */
  readonly isWide?: boolean;
}

/** The tab that `?tab=` names; the first one for anything else. */
export const tabNamed = (value: string | null, more: readonly MoreSettings[] = []): string =>
  value !== null && (Object.hasOwn(ownLabels, value) || more.some(({ name }) => name === value))
    ? value
    : 'account';

interface SettingsTabsProps {
  tab: string;
  onTab: (tab: string) => void;
  sections: Record<SettingsTab, ReactNode>;
  more?: readonly MoreSettings[];
}

/** The sections as tabs. One that was opened stays mounted: what is typed in it survives a look at another. */
export function SettingsTabs({ tab, onTab, sections, more = [] }: SettingsTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly string[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const names = Object.keys(ownLabels) as SettingsTab[]; // The keys of its own record.
  const all = [...names.map((name) => ({ name, label: ownLabels[name], content: sections[name] })), ...more];
  // On a phone the row scrolls: a link to a later section must not leave its tab outside.
  useEffect(() => {
    list.current
      ?.querySelector(`[data-tab="${tab}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  return (
    <Tabs.Root value={tab} onValueChange={onTab}>
      <Tabs.List ref={list} className={styles.tabs}>
        {all.map(({ name, label }) => (
          <Tabs.Trigger key={name} value={name} data-tab={name}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {all.map(({ name, content }) => (
        <Tabs.Content key={name} value={name} forceMount className={styles.section} tabIndex={-1}>
          {opened.includes(name) ? content : null}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
