import { useStoreValue } from '../../../statecharts/react/use-store-value.ts';
import { MonitorSmartphone, Moon, Sun } from 'lucide-react';
import { Panel, RadioCardsField } from '../../../ui/index.ts';
import { preferencesStore, type ThemeMode } from '../../preferences/index.ts';

const options = [
  {
    value: 'light',
    label: 'Light',
    description: 'For bright decks.',
    picture: <Sun size={20} aria-hidden />,
  },
  {
    value: 'dark',
    label: 'Dark',
    description: 'Easier on the eyes on night watch.',
    picture: <Moon size={20} aria-hidden />,
  },
  {
    value: 'system',
    label: 'System',
    description: 'Same as this device.',
    picture: <MonitorSmartphone size={20} aria-hidden />,
  },
] as const satisfies readonly { value: ThemeMode; label: string; description: string; picture: unknown }[];

/** The theme, saved in this browser and applied at once. */
export function AppearanceSection() {
  const theme = useStoreValue(preferencesStore, ({ context }) => context.theme);
  return (
    <Panel title="Theme" description="Saved in this browser.">
      <RadioCardsField
        label="Appearance"
        name="theme"
        columns={3}
        options={options}
        value={theme}
        onChange={(event) => {
          const chosen = options.find(({ value }) => value === event.currentTarget.value);
          if (chosen) preferencesStore.trigger.themeChosen({ theme: chosen.value });
        }}
      />
    </Panel>
  );
}
