import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { globalSearchFixtures } from '../../machines/global-search/global-search.fixtures.ts';
import { globalSearchMachine } from '../../machines/global-search/index.ts';
import { waitingLong } from '../../machines/kit/index.ts';
import type { FlowLab } from '../../statecharts/react/flow-lab.ts';
import { Heading } from '../../ui/index.ts';
import { FindView } from './find-view.tsx';
import { globalSearchStateOf } from './global-search-state.ts';

/** The content of the dialog without the dialog, which would cover the lab. */
function Screen({ actor }: { readonly actor: ActorRefFrom<typeof globalSearchMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  return (
    <main style={{ maxWidth: 560, margin: '0 auto', padding: 24 }}>
      <Heading as="h1" size="5" mb="4">
        Search
      </Heading>
      <FindView
        typed={snapshot.context.words}
        state={globalSearchStateOf(snapshot)}
        slow={snapshot.hasTag('slow')}
        context={snapshot.context}
        reader="crew_member"
        pages={[]}
        articles={[]}
        acts={[]}
        onType={(words) => actor.send({ type: 'WORDS.TYPED', words })}
        onStop={() => actor.send({ type: 'SEARCH.STOPPED' })}
        onRepeat={() => actor.send({ type: 'SEARCH.REPEATED' })}
        onOpen={() => undefined}
        onClose={() => undefined}
      />
    </main>
  );
}

/** The global search in the machine lab. */
export const lab: FlowLab<typeof globalSearchMachine> = {
  title: 'Search',
  machine: globalSearchMachine,
  fixtures: globalSearchFixtures,
  Screen,
  screenOf: () => 'search',
  paths: {
    ignored: [waitingLong],
    // A search has no end.
    outcomes: {},
    personDoes: {
      'WORDS.TYPED': 'Types words',
      'SEARCH.STOPPED': 'Waits for no answer',
      'SEARCH.REPEATED': 'Searches for the same again',
    },
  },
};
