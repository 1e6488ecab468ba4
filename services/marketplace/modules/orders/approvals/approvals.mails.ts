import { moneyText } from '../../../../../src/lib/money-minor.ts';
import { layOutMail, type MailToQueue } from '../../../platform/mail/index.ts';
import type { Notification } from '../../../platform/notifications/index.ts';
import { businessTerms } from '../../../../../src/lib/business-terms.ts';
import type { Addressee } from '../mailed-order.repository.ts';
import type { ListedApproval } from './approvals.repository.ts';

/** The page of a request in the app. */
export const approvalPath = (id: string): string => `/crew/orders-management?approval=${id}`;

export const approvalNumberOf = (number: number): string => `A-${number}`;

interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const mail = (
  to: Addressee,
  { subject, paragraphs }: MailText,
  { approval, publicUrl }: { readonly approval: ListedApproval; readonly publicUrl: string },
): MailToQueue => {
  const path = approvalPath(approval.id);
  return {
    to: to.email,
    subject,
    ...layOutMail({
      heading: subject,
      name: to.firstName,
      paragraphs,
      button: { label: 'See the request', url: `${publicUrl}${path}` },
    }),
    notification: { userId: to.userId, kind: 'order', title: subject, detail: paragraphs[0] ?? null, path },
  };
};

type About = Parameters<typeof mail>[2];

const whatOf = ({ firstQuantity, firstItem, lines }: ListedApproval): string =>
  `${firstQuantity} × ${firstItem}${lines > 1 ? ` and ${lines - 1} more` : ''}`;

/** To each approver: the request. */
export const approvalAskedMail = (to: Addressee, about: About): MailToQueue => {
  const { requesterName, yachtName, totalMinor, currency } = about.approval;
  return mail(
    to,
    {
      subject: `${requesterName} asks to order for ${yachtName}`,
      paragraphs: [
        `${whatOf(about.approval)}, ${moneyText(totalMinor, currency)} with delivery and tax. With what they ordered in the last ${businessTerms.limitHours} hours it is above their spending limit.`,
        `Nothing is reserved. You can order it at the prices of the day within ${businessTerms.approvalDays} days, or decline.`,
      ],
    },
    about,
  );
};

/** To each approver, in the app: the request no longer needs an answer. */
export const withdrawnNotification = (approval: ListedApproval): Notification => ({
  kind: 'order',
  title: `${approval.requesterName} withdrew ${approvalNumberOf(approval.number)}`,
  detail: `${whatOf(approval)} for ${approval.yachtName}. There is nothing to answer any more.`,
  path: approvalPath(approval.id),
});

/** To the requester: the outcome. */
export const approvalEndedMail = (to: Addressee, about: About): MailToQueue => {
  const { number, status, approverName, note } = about.approval;
  const named = approvalNumberOf(number);
  const what = whatOf(about.approval);
  const by = approverName ?? 'An approver';
  const back = 'What came from your cart is back in it.';
  if (status === 'ordered')
    return mail(
      to,
      { subject: `${named} is approved and ordered`, paragraphs: [`${by} ordered ${what}.`] },
      about,
    );
  if (status === 'declined')
    return mail(
      to,
      {
        subject: `${named} was declined`,
        paragraphs: [`${by} declined ${what}.`, ...(note === null ? [] : [`“${note}”`]), back],
      },
      about,
    );
  return mail(
    to,
    {
      subject: `Nobody answered ${named}`,
      paragraphs: [`Nobody approved ${what} within ${businessTerms.approvalDays} days.`, back],
    },
    about,
  );
};
