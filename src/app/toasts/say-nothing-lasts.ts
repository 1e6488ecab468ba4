import { toast } from '../../features/toasts/index.ts';

/** Where the browser keeps nothing (private mode): few need these words, and no page waits for them. */
export function sayNothingLasts(): void {
  toast.info('This browser doesn’t save anything between visits.', {
    description: 'You’ll stay signed in until you close this tab.',
    sticky: true,
  });
}
