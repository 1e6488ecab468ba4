import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Tabs } from '../../../ui/index.ts';
import styles from './settings.module.css';

const settingsTabs = ['account', 'security', 'notifications', 'appearance', 'privacy'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

const labels: Record<SettingsTab, string> = {
  account: 'Account',
  security: 'Security',
  notifications: 'Notifications',
  appearance: 'Appearance',
  privacy: 'Privacy',
};

const isTab = (value: unknown): value is SettingsTab => settingsTabs.some((tab) => tab === value);

/** The tab that `?tab=` names; the first one for anything else. */
export const tabNamed = (value: string | null): SettingsTab => (isTab(value) ? value : 'account');

interface SettingsTabsProps {
  tab: SettingsTab;
  onTab: (tab: SettingsTab) => void;
  sections: Record<SettingsTab, ReactNode>;
}

/** The sections as tabs. One that was opened stays mounted: what is typed in it survives a look at another. */
export function SettingsTabs({ tab, onTab, sections }: SettingsTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly SettingsTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  // On a phone the row scrolls: a link to a later section must not leave its tab outside.
  useEffect(() => {
    list.current
      ?.querySelector(`[data-tab="${tab}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => {
        if (isTab(value)) onTab(value);
      }}
    >
      <Tabs.List ref={list} className={styles.tabs}>
        {settingsTabs.map((name) => (
          <Tabs.Trigger key={name} value={name} data-tab={name}>
            {labels[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {settingsTabs.map((name) => (
        <Tabs.Content key={name} value={name} forceMount className={styles.section} tabIndex={-1}>
          {opened.includes(name) ? sections[name] : null}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
