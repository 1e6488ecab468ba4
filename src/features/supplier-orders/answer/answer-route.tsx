import { lazyPart, SkeletonForm } from '../../../ui/index.ts';
import { useIsInteractive } from '../../../ui/index.ts';
import { Entrance } from '../../account/index.ts';

const waiting = (
  <Entrance title="An order for you" lead="One moment: we look up what your link is about.">
    <SkeletonForm fields={3} label="Reading the order" />
  </Entrance>
);

const AnswerScreen = lazyPart(async () => (await import('./answer-screen.tsx')).AnswerScreen, { waiting });

/** `/supplier/orders/confirm/:subOrderId/:token`. A mail program that opens links runs no scripts: nothing is asked before the browser's code is there. */
export function Component() {
  return useIsInteractive() ? <AnswerScreen /> : waiting;
}
