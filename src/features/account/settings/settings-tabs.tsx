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

/** A section for some roles. */
export interface MoreSettings {
  readonly name: string;
  readonly label: string;
  readonly content: ReactNode;
  /** The section is a table, as wide as the page. */
  readonly isWide?: boolean;
}

/** The tab that `?tab=` names; the first tab for unknown values. */
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

/** The sections as tabs. An opened section stays mounted, so that what was typed in it is kept. */
export function SettingsTabs({ tab, onTab, sections, more = [] }: SettingsTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly string[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const names = Object.keys(ownLabels) as SettingsTab[]; // The record's own keys.
  const own = names.map((name): MoreSettings => ({ name, label: ownLabels[name], content: sections[name] }));
  const all = [...own, ...more];
  // On a phone the tabs scroll, and the current tab has to be in view.
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
      {all.map(({ name, content, isWide = false }) => (
        <Tabs.Content
          key={name}
          value={name}
          forceMount
          className={styles.section}
          data-width={isWide ? undefined : 'reading'}
          tabIndex={-1}
        >
          {opened.includes(name) ? content : null}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
