import type { components } from '../../../api/index.ts';
import type { Tone } from '../../../ui/index.ts';

export type Vendor = components['schemas']['Vendor'];

/** Why nothing of a vendor shows in the storefront, and what comes next. */
export interface ShopStanding {
  readonly tone: Tone;
  readonly title: string;
  readonly words: string;
  /** The vendor's own next step; null where there is only waiting. */
  readonly next:
    { readonly act: 'set-up' | 'write'; readonly label: string } | { readonly act: 'resume' } | null;
}

const setUp = (label: string) => ({ act: 'set-up', label }) as const;
const write = { act: 'write', label: 'Write to us' } as const;
const seePaymentAccount = setUp('See the payment account');

/** What keeps a shop from being live, with what the vendor can mend before what is only waited for; null when it is live. */
export function shopStandingOf(
  vendor: Pick<Vendor, 'isLive' | 'status' | 'application' | 'conditions' | 'actions'>,
): ShopStanding | null {
  if (vendor.isLive) return null;
  switch (vendor.status) {
    case 'suspended':
      return {
        tone: 'error',
        title: 'Your shop is suspended',
        words: 'Nothing here shows in the storefront, and all of it is kept. Open orders and bookings go on.',
        next: write,
      };
    case 'closed':
      return {
        tone: 'error',
        title: 'Your shop is closed',
        words: 'Nothing here shows in the storefront any more.',
        next: write,
      };
    case 'paused':
      return {
        tone: 'info',
        title: 'You have paused your shop',
        words: 'Nothing here shows in the storefront until you resume.',
        next: vendor.actions.includes('resume') ? { act: 'resume' } : null,
      };
    case 'restricted':
      return {
        tone: 'warning',
        title: 'Your payment account cannot take payments',
        words:
          'Nothing here shows in the storefront until that is settled. The payment account says what is asked for.',
        next: seePaymentAccount,
      };
    case 'applicant':
    case 'approved':
    case 'active':
      return beforeTheFirstSale(vendor);
  }
}

function beforeTheFirstSale({
  application,
  conditions,
}: Pick<Vendor, 'application' | 'conditions'>): ShopStanding {
  if (application.status === 'rejected')
    return {
      tone: 'error',
      title: 'Your application was rejected',
      words: 'Your list is kept, but does not show. If something about this is wrong, write to us.',
      next: write,
    };
  if (application.status === 'changes_requested')
    return {
      tone: 'warning',
      title: 'We asked you to change something',
      words:
        'Read what it is, mend it and send your application again. Nothing here shows until you are approved.',
      next: setUp('See what was asked'),
    };
  if (!conditions.onboardingComplete || application.status === 'draft')
    return {
      tone: 'warning',
      title: 'Your shop is not set up yet',
      words: 'Nothing here shows in the storefront until you have finished. What you did so far is kept.',
      next: setUp('Go on setting up'),
    };
  if (!conditions.approved)
    return {
      tone: 'info',
      title: 'Waiting for approval',
      words: conditions.canTakeCharges
        ? 'Nothing here shows in the storefront yet. You get a mail as soon as we have decided; then all that is ready goes on sale by itself.'
        : 'Nothing here shows in the storefront yet: we look at your application, and your payment account cannot take payments so far.',
      next: conditions.canTakeCharges ? null : seePaymentAccount,
    };
  if (!conditions.canTakeCharges)
    return {
      tone: 'warning',
      title: 'Your payment account cannot take payments yet',
      words: 'You are approved. All that is ready goes on sale by itself as soon as crew can pay you.',
      next: seePaymentAccount,
    };
  return {
    tone: 'info',
    title: 'Going live',
    words: 'All is there. What is ready goes on sale in a moment.',
    next: null,
  };
}
