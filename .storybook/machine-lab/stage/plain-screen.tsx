import { ErrorBoundary } from 'react-error-boundary';
import { Notice } from '../../../src/ui/index.ts';
import type { ShownFlow } from '../flows/flows.ts';
import type { Scene } from './theatre.ts';

interface Props {
  readonly flow: ShownFlow;
  readonly scene: Scene;
}

/** The product's own screen, drawn from the puppets. Other puppets, another screen: nothing that was typed is carried over. */
export function PlainScreen({ flow: { Screen }, scene: { cast, player } }: Props) {
  return (
    // A screen that fails is a finding, and must not take the lab along.
    <ErrorBoundary
      key={cast}
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
