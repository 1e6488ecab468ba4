import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { importFixtures } from '../../machines/import/import.fixtures.ts';
import { onboardingFixtures } from '../../machines/onboarding/onboarding.fixtures.ts';
import { onboardingFlow } from '../../machines/onboarding/onboarding.flow.gen.ts';
import { onboardingMachine, screenOf } from '../../machines/onboarding/index.ts';
import { onboardingMachineOf } from '../../machines/onboarding/onboarding.machine.ts';
import { onboardingSteps } from '../../machines/onboarding/onboarding.steps.ts';
import { onboardingPathRules } from '../../machines/onboarding/onboarding.path-rules.ts';
import { onboardingPhrases } from '../../machines/onboarding/onboarding.phrases.ts';
import type { FlowLab } from '../../statecharts/react/flow-lab.ts';
import { createFileStore } from '../imports/index.ts';
import { ImportUnderWay, useIsChoosing, useIsReviewing, type ImportActor } from './import-under-way.tsx';
import { OnboardingView } from './onboarding-view.tsx';
import { useCatalogueReview } from './testing/catalogue-review.ts';
import { ports } from './testing/ports.ts';
import { createTypedHere } from './testing/typed-here.ts';

type OnboardingActor = ActorRefFrom<typeof onboardingMachine>;

function OnboardingFlow({ actor }: { readonly actor: OnboardingActor }) {
  const snapshot = useSelector(actor, (now) => now);
  const [fileStore] = useState(createFileStore);
  const [typed] = useState(() => createTypedHere(snapshot.context.request));
  // The vocabulary has no type for the child; this id is the import's.
  const catalogueImport = snapshot.children.catalogueImport as ImportActor | undefined;
  const store = useCatalogueReview(useSelector(catalogueImport, (now) => now));
  return (
    <OnboardingView
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      storeFile={(file) => fileStore.put(file)}
      typed={typed}
      ports={ports}
      isDemo={false}
      distanceSales={null}
      isChoosingList={useIsChoosing(catalogueImport)}
      waitingList={null}
      isWide={useIsReviewing(catalogueImport)}
      catalogueImport={
        catalogueImport ? (
          <ImportUnderWay
            actor={catalogueImport}
            fileStore={fileStore}
            store={store}
            vatNumber={snapshot.context.vendor?.vatNumber}
            isLive={snapshot.context.vendor?.isLive === true}
          />
        ) : null
      }
    />
  );
}

function Page({ actor }: { readonly actor: OnboardingActor }) {
  return (
    <main
      style={{
        boxSizing: 'border-box',
        maxWidth: 1440,
        margin: '0 auto',
        padding: '24px max(16px, min(32px, 4vw)) 64px',
      }}
    >
      <OnboardingFlow actor={actor} />
    </main>
  );
}

function InRouter({ actor }: { readonly actor: OnboardingActor }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Page actor={actor} /> }]));
  return <RouterProvider router={router} />;
}

const Screen = ({ actor }: { readonly actor: OnboardingActor }) => (
  <InRouter key={actor.sessionId} actor={actor} />
);

/** Steps whose states each look different. */
const many: ReadonlySet<string> = new Set(['Catalogue', 'PaymentAccount', 'Completion']);

function screenName(snapshot: SnapshotFrom<typeof onboardingMachine>): string {
  const screen = screenOf(snapshot) ?? 'Checking';
  const { value } = snapshot;
  if (!many.has(screen) || typeof value !== 'object') return screen;
  return `${screen}, ${snapshot.hasTag('busy') ? 'busy' : Object.values(value).join()}`;
}

/** The onboarding in the machine lab. */
export const lab: FlowLab<typeof onboardingMachine> = {
  title: 'Onboarding',
  machine: onboardingMachine,
  fixtures: { ...onboardingFixtures, machines: { catalogueImport: importFixtures } },
  Screen,
  screenOf: screenName,
  paths: onboardingPathRules,
  editable: {
    people: { one: 'vendor', many: 'vendors' },
    flow: onboardingFlow,
    vocabulary: onboardingPhrases,
    kit: onboardingSteps,
    machineOf: onboardingMachineOf,
  },
};
