import type { Vendor } from '../../../machines/onboarding/index.ts';
import type { Tone } from '../../../ui/index.ts';

export interface StandingWords {
  /** The page's title and first line. */
  headline: string;
  lead: string;
  tone: Tone;
  title: string;
  words: string;
  /** The vendor's own move is next: at the company's form. */
  mendsCompany: boolean;
}

const yourPartIsDone = {
  headline: 'You are done',
  lead: 'Your part is finished. Here is what happens next.',
};
const yourTurn = { headline: 'It is your turn again', lead: 'One thing is left for you; all else is kept.' };
const whereYouStand = { headline: 'Where you stand', lead: 'Everything you made here is kept.' };

/**
 * What stands between a finished onboarding and a live shop, or takes it off again; null when it is live. `isDescribed`: the application has all it
 * needs, which it lacks where the company was left for later.
 */
export function standingOf(vendor: Vendor, isDescribed: boolean): StandingWords | null {
  const told = (tone: Tone, title: string, words: string, mendsCompany = false): StandingWords => ({
    ...(mendsCompany ? yourTurn : tone === 'info' ? yourPartIsDone : whereYouStand),
    tone,
    title,
    words,
    mendsCompany,
  });
  switch (vendor.status) {
    case 'suspended':
      return told(
        'error',
        'Your shop is suspended',
        'Nothing of yours shows in the storefront. Open orders go on. Write to us about it.',
      );
    case 'closed':
      return told(
        'error',
        'This vendor account is closed',
        'Nothing of yours shows in the storefront any more.',
      );
    case 'paused':
      return told(
        'info',
        'You have paused your shop',
        'Nothing of yours shows in the storefront until you take it up again in your profile.',
      );
    case 'restricted':
      return told(
        'warning',
        'Stripe has restricted your payment account',
        'Nothing of yours can be bought until that is settled. Look at the payment account: it says what is asked for.',
      );
    default:
  }
  if (vendor.isLive) return null;
  switch (vendor.application.status) {
    case 'draft':
      return told(
        'warning',
        'Your application is not sent yet',
        isDescribed
          ? 'Save your company once more: it is handed in with it.'
          : 'You left your company for later. Nobody can approve you, and nothing of yours shows, before you describe it and hand it in.',
        true,
      );
    case 'submitted':
      return told(
        'info',
        'Waiting for approval',
        'Your application is with us and is taken up in its turn, mostly within two working days. You get a mail, and this page says it too.',
      );
    case 'in_review':
      return told(
        'info',
        'Being looked at',
        'An administrator is comparing your company with the register right now. You get a mail as soon as it is decided.',
      );
    case 'changes_requested':
      return told(
        'warning',
        'We ask you to change something',
        'Mend it in your company and send it again: it goes back to the same people.',
        true,
      );
    case 'rejected':
      return told(
        'error',
        'Your application was rejected',
        'Your list is kept, but does not show. If something about this is wrong, write to us.',
      );
    case 'approved':
      return vendor.conditions.canTakeCharges
        ? told('info', 'Going live', 'All is there. Your listings appear in a moment: check again.')
        : told(
            'info',
            'Approved; the payment account is still being checked',
            'Your listings show as soon as Stripe lets you take payments. There is nothing for you to do.',
          );
  }
}
