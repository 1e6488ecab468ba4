import { toast } from '../../features/toasts/index.ts';

/** Shown if the browser stores nothing (private mode). Few users need the message, so no page waits for it. */
export function warnThatNothingIsSaved(): void {
  toast.info('This browser doesn’t save anything between visits.', {
    description: 'You’ll stay signed in until you close this tab.',
    sticky: true,
  });
}
