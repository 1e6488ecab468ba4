import { useState } from 'react';
import { FindDialog } from '../../features/global-search/index.ts';
import { preferencesStore } from '../../features/preferences/index.ts';
import { isRole } from '../../lib/roles.ts';
import { lazyPart } from '../../ui/index.ts';
import { answersOf } from '../../features/help/index.ts';
import { findableAnswer, findableArticles, findablePages } from './global-search-pages.tsx';
import type { NavigationLink } from './navigation.ts';
import { takeTyped, typedSoFar } from './use-search-keys.ts';

interface FindProps {
  /** Null for a visitor. */
  readonly role: string | null;
  /** Null when nobody is signed in. */
  readonly onSignOut: (() => void) | null;
  /** The navigation of the user's workspace. */
  readonly links: readonly NavigationLink[];
  readonly onClose: () => void;
}

const actsOf = (onSignOut: FindProps['onSignOut']) => [
  {
    label: 'Use the light theme',
    words: 'bright day appearance',
    onRun: () => preferencesStore.trigger.themeChosen({ theme: 'light' }),
  },
  {
    label: 'Use the dark theme',
    words: 'night appearance',
    onRun: () => preferencesStore.trigger.themeChosen({ theme: 'dark' }),
  },
  ...(onSignOut === null ? [] : [{ label: 'Sign out', words: 'log off leave', onRun: onSignOut }]),
];

const AnswersDialog = lazyPart(async () => (await import('../help/answers-dialog.tsx')).AnswersDialog);

const typedBefore = { read: typedSoFar, onTaken: takeTyped };

/** The search over everything, with the pages that this user can open and the actions they can take at once. */
export function Find({ role, links, onSignOut, onClose }: FindProps) {
  const reader = role !== null && isRole(role) ? role : null;
  const [answered, setAnswered] = useState<string | null>(null);
  if (reader !== null && answered !== null)
    return <AnswersDialog role={reader} first={answered} onClose={onClose} />;
  const answers =
    reader === null
      ? []
      : answersOf(reader).map((answer) => ({
          ...findableAnswer(answer),
          onRun: () => setAnswered(answer.slug),
        }));
  return (
    <FindDialog
      reader={reader}
      pages={findablePages(reader, links)}
      articles={findableArticles}
      typedBefore={typedBefore}
      acts={[...answers, ...actsOf(onSignOut)]}
      onClose={onClose}
    />
  );
}
