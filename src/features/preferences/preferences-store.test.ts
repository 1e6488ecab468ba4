import { afterEach, describe, expect, it } from 'vitest';
import { keepPreferences, NOTIFICATIONS_KEY, preferencesStore, THEME_KEY } from './preferences-store.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  preferencesStore.trigger.restored({ theme: 'system', notificationsEnabled: true });
});

/** A tab with a storage that another tab shares; an EventTarget stands in for the window that Node lacks. */
function open(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const written: string[] = [];
  const events = new EventTarget();
  const stop = keepPreferences(
    {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        values.set(key, value);
        written.push(`${key}=${value}`);
      },
    },
    events,
  );
  stops.push(stop);
  return {
    written,
    stop,
    stored: () => Object.fromEntries(values),
    /** A change in another tab: storage changes, then this tab gets the event. */
    otherTab: (changed: Record<string, string>) => {
      for (const [key, value] of Object.entries(changed)) values.set(key, value);
      return () => {
        for (const key of Object.keys(changed)) events.dispatchEvent(storageEvent(key));
      };
    },
    clearedElsewhere: () => {
      values.clear();
      events.dispatchEvent(storageEvent(null));
    },
  };
}

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });
const preferences = () => preferencesStore.getSnapshot().context;

it('the keys are the ones of the specification and of public/theme.js', () => {
  expect([THEME_KEY, NOTIFICATIONS_KEY]).toEqual(['theme', 'notificationsEnabled']);
});

describe('what is stored', () => {
  it.each([
    ['nothing', {}, { theme: 'system', notificationsEnabled: true }],
    [
      'a choice',
      { theme: 'dark', notificationsEnabled: 'false' },
      { theme: 'dark', notificationsEnabled: false },
    ],
    ['switched on', { notificationsEnabled: 'true' }, { theme: 'system', notificationsEnabled: true }],
    ['junk', { theme: 'sepia', notificationsEnabled: '?' }, { theme: 'system', notificationsEnabled: true }],
    [
      'an empty text',
      { theme: '', notificationsEnabled: '' },
      { theme: 'system', notificationsEnabled: true },
    ],
  ])('is restored from %s, and nothing is written', (_, stored, expected) => {
    const { written } = open(stored);
    expect([preferences(), written]).toEqual([expected, []]);
  });

  it('works where there is no window to listen to', () => {
    stops.push(keepPreferences({ getItem: () => 'dark', setItem: () => undefined }));
    expect(preferences().theme).toBe('dark');
  });
});

describe('what is chosen here', () => {
  it.each(['light', 'dark'] as const)('is written under its own key alone: theme %s', (theme) => {
    const { written } = open();
    preferencesStore.trigger.themeChosen({ theme });
    expect(written).toEqual([`theme=${theme}`]);
  });

  it('is written when it goes back to the default', () => {
    const { written } = open({ theme: 'dark' });
    preferencesStore.trigger.themeChosen({ theme: 'system' });
    expect(written).toEqual(['theme=system']);
  });

  it('is written as true or false: the notifications', () => {
    const { written } = open();
    preferencesStore.trigger.notificationsSwitched({ enabled: false });
    preferencesStore.trigger.notificationsSwitched({ enabled: true });
    expect(written).toEqual(['notificationsEnabled=false', 'notificationsEnabled=true']);
  });

  it('is written no more once stopped', () => {
    const { written, stop } = open();
    stop();
    preferencesStore.trigger.themeChosen({ theme: 'dark' });
    expect(written).toEqual([]);
  });
});

describe('two tabs', () => {
  it('the choice of the other is followed, and not written again', () => {
    const { otherTab, written } = open();
    otherTab({ theme: 'dark' })();
    expect([preferences(), written]).toEqual([{ theme: 'dark', notificationsEnabled: true }, []]);
    otherTab({ notificationsEnabled: 'false' })();
    expect([preferences(), written]).toEqual([{ theme: 'dark', notificationsEnabled: false }, []]);
  });

  it('a choice here undoes no choice there, even before it was heard of', () => {
    const { otherTab, stored } = open();
    const hear = otherTab({ notificationsEnabled: 'false' });
    preferencesStore.trigger.themeChosen({ theme: 'dark' });
    hear();
    expect([stored(), preferences()]).toEqual([
      { theme: 'dark', notificationsEnabled: 'false' },
      { theme: 'dark', notificationsEnabled: false },
    ]);
  });

  it('a choice here after one there is written', () => {
    const { otherTab, stored } = open();
    otherTab({ theme: 'dark' })();
    preferencesStore.trigger.themeChosen({ theme: 'light' });
    expect(stored()).toEqual({ theme: 'light' });
  });

  it('clearing everything there brings back the defaults here', () => {
    const { clearedElsewhere } = open({ theme: 'dark', notificationsEnabled: 'false' });
    clearedElsewhere();
    expect(preferences()).toEqual({ theme: 'system', notificationsEnabled: true });
  });

  it('other keys and a stopped tab are left alone', () => {
    const { otherTab, stop } = open();
    const hear = otherTab({ theme: 'dark' });
    otherTab({ cart: '3' })();
    expect(preferences().theme).toBe('system');
    stop();
    hear();
    expect(preferences().theme).toBe('system');
  });
});
