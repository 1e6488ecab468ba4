import { lazyScreen, SkeletonForm, type LoadScreen } from '../../../../ui/index.ts';
import { Entrance } from '../../../account/index.ts';

/**
 * The page behind the link of a mail, for its holder. A mail program that opens links runs no scripts: nothing is
 * asked before the browser's code is there.
 */
export const orderAnswerScreens: Readonly<Record<string, LoadScreen>> = {
  '/supplier/orders/confirm/:subOrderId/:token': lazyScreen(
    async () => (await import('./answer-screen.tsx')).AnswerScreen,
    <Entrance title="An order for you" lead="One moment, we’re looking up your link.">
      <SkeletonForm fields={3} label="Loading the order" />
    </Entrance>,
    { inBrowserOnly: true },
  ),
};
