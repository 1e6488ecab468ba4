import type { Vendor } from '../../../machines/onboarding/index.ts';
import type { Tone } from '../../../ui/index.ts';
import { reviewTimeText } from '../../shop-status/index.ts';

interface ApprovalText {
  /** The page's title and lead. */
  headline: string;
  lead: string;
  tone: Tone;
  title: string;
  text: string;
  /** The vendor has to edit the company's form. */
  needsCompanyEdit: boolean;
}

const yourPartIsDone = {
  headline: 'You’re done',
  lead: 'Your part is done. Here’s what happens next.',
};
const yourTurn = {
  headline: 'It’s your turn again',
  lead: 'There’s one thing left for you to do. Everything else is saved.',
};
const yourStatus = { headline: 'Your status', lead: 'Everything you’ve done here is saved.' };

/**
 * Why a completed onboarding is not a live shop, or why a shop is offline; null if it is live. `isDescribed`: the
 * application is complete, which it is not if the company step was skipped.
 */
export function approvalText(vendor: Vendor, isDescribed: boolean, now: Date): ApprovalText | null {
  const textWith = (tone: Tone, title: string, text: string, needsCompanyEdit = false): ApprovalText => ({
    ...(needsCompanyEdit ? yourTurn : tone === 'info' ? yourPartIsDone : yourStatus),
    tone,
    title,
    text,
    needsCompanyEdit,
  });
  switch (vendor.status) {
    case 'suspended':
      return textWith(
        'error',
        'Your shop is suspended',
        'Your listings don’t show in the storefront. Open orders continue. Contact us about it.',
      );
    case 'closed':
      return textWith(
        'error',
        'This vendor account is closed',
        'Your listings no longer show in the storefront.',
      );
    case 'paused':
      return textWith(
        'info',
        'You have paused your shop',
        vendor.kind === 'supplier'
          ? 'Your listings don’t show in the storefront until you resume in your inventory.'
          : 'Your listings don’t show in the storefront until you resume in your services.',
      );
    case 'restricted':
      return textWith(
        'warning',
        'Stripe has restricted your payment account',
        'Nobody can buy from you until this is resolved. The payment account shows what is needed.',
      );
    default:
  }
  if (vendor.isLive) return null;
  switch (vendor.application.status) {
    case 'draft':
      return textWith(
        'warning',
        'Your application hasn’t been sent yet',
        isDescribed
          ? 'Open your company details and send them for approval.'
          : 'You skipped your company details. We can’t approve you, and your listings won’t show, until you fill them in and send them.',
        true,
      );
    case 'submitted':
      return textWith(
        'info',
        'Waiting for approval',
        `${reviewTimeText(vendor.application.submittedAt, now)} This page will show it too.`,
      );
    case 'in_review':
      return textWith(
        'info',
        'In review',
        `An administrator is checking your company against the register. ${reviewTimeText(vendor.application.submittedAt, now)}`,
      );
    case 'changes_requested':
      return textWith(
        'warning',
        'We need you to make changes',
        'Make the changes in your company details and send them again. They go back to the same reviewer.',
        true,
      );
    case 'rejected':
      return textWith(
        'error',
        'Your application was rejected',
        'Your list is kept but isn’t shown. If you think this is a mistake, contact us.',
      );
    case 'approved':
      return vendor.conditions.canTakeCharges
        ? textWith(
            'info',
            'Going live',
            'Everything is in place. Your listings will appear in a moment. Check again.',
          )
        : textWith(
            'info',
            'Approved, payment account still being checked',
            'Your listings will show as soon as Stripe lets you take payments. There’s nothing you need to do.',
          );
  }
}
