import type { components } from '../../api/index.ts';
import type { Tone } from '../../ui/index.ts';
import { reviewTimeText } from './review-time.ts';

type Schemas = components['schemas'];

/** The data of a company, or of a dashboard, that decides a shop's status. */
interface ShopFacts extends Pick<Schemas['Vendor'], 'isLive' | 'status' | 'suspensionReason' | 'conditions'> {
  /** The allowed actions; undefined while unknown. */
  readonly actions?: Schemas['Vendor']['actions'];
  readonly application: Pick<Schemas['Vendor']['application'], 'status' | 'note' | 'submittedAt'>;
}

/** Why none of a vendor's listings are in the storefront, and what comes next. */
export interface ShopStatus {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  /** An admin's note about it. */
  readonly note: string | null;
  /** The vendor's next step; null if there is only waiting. */
  readonly next:
    | { readonly kind: 'set-up' | 'write'; readonly label: string }
    | { readonly kind: 'resume' }
    | null;
}

const setUp = (label: string) => ({ kind: 'set-up', label }) as const;
const write = { kind: 'write', label: 'Write to us' } as const;
const seePaymentAccount = setUp('See the payment account');

/**
 * Why a shop is not live: first what the vendor can fix, then what it waits for; null if it is live. All screens use
 * these texts, so that none contradicts another.
 */
export function shopStatusOf(vendor: ShopFacts, now: Date): ShopStatus | null {
  const shown = wordsOf(vendor, now);
  return shown && { ...shown, note: noteOf(vendor) };
}

/** The note of the last decision, about the shop or its application. */
function noteOf({ status, suspensionReason, application }: ShopFacts): string | null {
  if (status === 'suspended') return suspensionReason;
  const isRefused = application.status === 'rejected' || application.status === 'changes_requested';
  return isRefused ? application.note : null;
}

type Words = Omit<ShopStatus, 'note'>;

function wordsOf(vendor: ShopFacts, now: Date): Words | null {
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
        next: vendor.actions?.includes('resume') === false ? null : { kind: 'resume' },
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
      return beforeTheFirstSale(vendor, now);
  }
}

function beforeTheFirstSale({ application, conditions }: ShopFacts, now: Date): Words {
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
      title: conditions.approved
        ? 'You’re approved, but your setup isn’t finished'
        : 'Your setup isn’t finished yet',
      text: 'Your listings don’t show in the storefront until you finish. Everything so far is saved.',
      next: setUp('Continue setup'),
    };
  if (!conditions.approved)
    return {
      tone: 'info',
      title: 'Waiting for approval',
      text: `${reviewTimeText(application.submittedAt, now)} ${
        conditions.canTakeCharges
          ? 'Once you’re approved, everything that is ready goes on sale automatically.'
          : 'Your payment account can’t take payments yet either.'
      }`,
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
