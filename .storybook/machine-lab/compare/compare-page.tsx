import { Suspense, use, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorState, SkeletonCard } from '../../../src/ui/index.ts';
import { LabPage } from '../parts/lab-page.tsx';
import { CompareDesk } from './compare-desk.tsx';
import { shelfOf } from './shelf.ts';

interface Props {
  /** Id of the flow to begin with. */
  readonly flow: string;
  /** Ids of the versions to begin with; empty where the page is to choose. */
  readonly before: string;
  readonly after: string;
}

/** Two versions of a flow on one chart: the committed one, a kept earlier one, a file. */
export function ComparePage({ flow: first, before, after }: Props) {
  const [flow, setFlow] = useState(first);
  return (
    <ErrorBoundary
      resetKeys={[flow]}
      fallbackRender={({ error }) => (
        <ErrorState
          title="This flow could not be shown."
          details={error instanceof Error ? error.message : String(error)}
        >
          Its machine or its versions do not load. The details say which.
        </ErrorState>
      )}
    >
      <Suspense
        fallback={
          <LabPage title="Compare" lead="The versions are being loaded.">
            <SkeletonCard />
          </LabPage>
        }
      >
        <OfFlow
          key={flow}
          flow={flow}
          before={flow === first ? before : ''}
          after={flow === first ? after : ''}
          onFlow={setFlow}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

function OfFlow({ flow, before, after, onFlow }: Props & { readonly onFlow: (id: string) => void }) {
  const shelf = use(shelfOf(flow));
  return <CompareDesk shelf={shelf} before={before} after={after} onFlow={onFlow} />;
}
