import { Suspense, use, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorState, SkeletonCard } from '../../../src/ui/index.ts';
import { LabPage } from '../parts/lab-page.tsx';
import { CompareView } from './compare-view.tsx';
import { flowVersionsOf } from './flow-versions.ts';

interface Props {
  /** Id of the initial flow. */
  readonly flow: string;
  /** Ids of the initial versions; empty if the page chooses them. */
  readonly before: string;
  readonly after: string;
}

/** Two versions of a flow on one chart: the committed one, an earlier saved one, or a file. */
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
          Its machine or its versions couldn’t be loaded. See the details.
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
  const store = use(flowVersionsOf(flow));
  return <CompareView versions={store} before={before} after={after} onFlow={onFlow} />;
}
