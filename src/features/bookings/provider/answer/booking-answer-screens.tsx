import { lazyScreen, SkeletonForm, type LoadScreen } from '../../../../ui/index.ts';
import { Entrance } from '../../../account/index.ts';

/** The page of a booking's answer link. Nothing is requested before the code has loaded in a browser. */
export const bookingAnswerScreens: Readonly<Record<string, LoadScreen>> = {
  '/service-provider/bookings/confirm/:token': lazyScreen(
    async () => (await import('./booking-answer-screen.tsx')).BookingAnswerScreen,
    <Entrance title="A booking for you" lead="One moment, we’re looking up your link.">
      <SkeletonForm fields={3} label="Loading the booking" />
    </Entrance>,
    { inBrowserOnly: true },
  ),
};
