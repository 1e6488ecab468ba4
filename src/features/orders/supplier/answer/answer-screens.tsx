import { lazyScreen, SkeletonForm, type LoadScreen } from '../../../../ui/index.ts';
import { Entrance } from '../../../account/index.ts';

/**
 * The page of an answer link. Mail programs that open links run no scripts, so nothing is requested before the code has
 * loaded in a browser.
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
