import { useMemo, useState } from 'react';
import { FindDialog, type FindablePage } from '../../features/global-search/index.ts';
import { preferencesStore } from '../../features/preferences/index.ts';
import { isRole } from '../../lib/roles.ts';
import { lazyPart } from '../../ui/index.ts';
import { answersOf, useWithMarketRate } from '../../features/help/index.ts';
import { useYachts } from '../../features/yachts/index.ts';
import { ServerData } from '../frame/server-data.tsx';
import { findableAnswer, findableArticles, findablePages, findableYacht } from './global-search-pages.tsx';
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
export const Find = (props: FindProps) =>
  props.role === 'crew_member' ? (
    <ServerData waiting={null}>
      <FindWithYachts {...props} />
    </ServerData>
  ) : (
    <FindAmong {...props} />
  );

/** The crew's own yachts are found by their names, once they are read. */
function FindWithYachts(props: FindProps) {
  const { data: yachts = [] } = useYachts();
  const own = useMemo(() => yachts.map(({ name }) => findableYacht(name)), [yachts]);
  return <FindAmong {...props} own={own} />;
}

interface FindAmongProps extends FindProps {
  /** Pages that only this user has. */
  readonly own?: readonly FindablePage[];
}

const noneOfOwn: readonly FindablePage[] = [];

function FindAmong({ role, links, onSignOut, onClose, own = noneOfOwn }: FindAmongProps) {
  const reader = role !== null && isRole(role) ? role : null;
  const withMarketRate = useWithMarketRate();
  const [answered, setAnswered] = useState<string | null>(null);
  if (reader !== null && answered !== null)
    return <AnswersDialog role={reader} first={answered} onClose={onClose} />;
  const answers =
    reader === null
      ? []
      : answersOf(reader).map((answer) => ({
          ...findableAnswer(answer, withMarketRate),
          onRun: () => setAnswered(answer.slug),
        }));
  return (
    <FindDialog
      reader={reader}
      pages={[...findablePages(reader, links, withMarketRate), ...own]}
      articles={findableArticles}
      typedBefore={typedBefore}
      acts={[...answers, ...actsOf(onSignOut)]}
      onClose={onClose}
    />
  );
}
