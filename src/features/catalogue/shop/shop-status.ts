import type { components } from '../../../api/index.ts';
import type { Tone } from '../../../ui/index.ts';

export type Vendor = components['schemas']['Vendor'];

/** Why nothing of a vendor shows in the storefront, and what comes next. */
export interface ShopStatus {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  /** The vendor's own next step; null where there is only waiting. */
  readonly next:
    | { readonly kind: 'set-up' | 'write'; readonly label: string }
    | { readonly kind: 'resume' }
    | null;
}

const setUp = (label: string) => ({ kind: 'set-up', label }) as const;
const write = { kind: 'write', label: 'Write to us' } as const;
const seePaymentAccount = setUp('See the payment account');

/** What keeps a shop from being live, first what the vendor can fix, then what it waits for; null when it is live. */
export function shopStatusOf(
  vendor: Pick<Vendor, 'isLive' | 'status' | 'application' | 'conditions' | 'actions'>,
): ShopStatus | null {
  if (vendor.isLive) return null;
  switch (vendor.status) {
    case 'suspended':
      return {
        tone: 'error',
        title: 'Your shop is suspended',
        text: 'Your listings don’t show in the storefront, but all of them are kept. Open orders and bookings continue.',
        next: write,
      };
    case 'closed':
      return {
        tone: 'error',
        title: 'Your shop is closed',
        text: 'Your listings no longer show in the storefront.',
        next: write,
      };
    case 'paused':
      return {
        tone: 'info',
        title: 'You have paused your shop',
        text: 'Your listings don’t show in the storefront until you resume.',
        next: vendor.actions.includes('resume') ? { kind: 'resume' } : null,
      };
    case 'restricted':
      return {
        tone: 'warning',
        title: 'Your payment account can’t take payments',
        text: 'Your listings don’t show in the storefront until this is resolved. The payment account shows what is needed.',
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
}: Pick<Vendor, 'application' | 'conditions'>): ShopStatus {
  if (application.status === 'rejected')
    return {
      tone: 'error',
      title: 'Your application was rejected',
      text: 'Your list is kept but isn’t shown. If you think this is a mistake, contact us.',
      next: write,
    };
  if (application.status === 'changes_requested')
    return {
      tone: 'warning',
      title: 'We asked you for changes',
      text: 'Make the changes and send your application again. Your listings don’t show until you’re approved.',
      next: setUp('See what to change'),
    };
  if (!conditions.onboardingComplete || application.status === 'draft')
    return {
      tone: 'warning',
      title: 'Your shop is not set up yet',
      text: 'Your listings don’t show in the storefront until you finish. Everything so far is saved.',
      next: setUp('Continue setup'),
    };
  if (!conditions.approved)
    return {
      tone: 'info',
      title: 'Waiting for approval',
      text: conditions.canTakeCharges
        ? 'Your listings don’t show in the storefront yet. We’ll email you when we’ve decided. Once you’re approved, everything that is ready goes on sale automatically.'
        : 'Your listings don’t show in the storefront yet: we’re reviewing your application, and your payment account can’t take payments yet.',
      next: conditions.canTakeCharges ? null : seePaymentAccount,
    };
  if (!conditions.canTakeCharges)
    return {
      tone: 'warning',
      title: 'Your payment account can’t take payments yet',
      text: 'You’re approved. Everything that is ready goes on sale automatically as soon as crew can pay you.',
      next: seePaymentAccount,
    };
  return {
    tone: 'info',
    title: 'Going live',
    text: 'Everything is in place. Your listings go on sale in a moment.',
    next: null,
  };
}
