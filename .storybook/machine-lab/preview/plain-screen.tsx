import { ErrorBoundary } from 'react-error-boundary';
import { Notice } from '../../../src/ui/index.ts';
import type { ShownFlow } from '../flows/flows.ts';
import type { PreviewState } from './preview.ts';

interface Props {
  readonly flow: ShownFlow;
  readonly scene: PreviewState;
}

/**
 * The product's own screen on the mocked machine. A new generation remounts it, so that no typed text is carried over.
 */
export function PlainScreen({ flow: { Screen }, scene: { generation, player } }: Props) {
  return (
    // A screen that throws is a finding, and must not break the lab.
    <ErrorBoundary
      key={generation}
      fallbackRender={({ error }) => (
        <Notice tone="error" title="The screen cannot be drawn here" live>
          {error instanceof Error ? error.message : String(error)}
        </Notice>
      )}
    >
      <Screen actor={player.root} />
    </ErrorBoundary>
  );
}
