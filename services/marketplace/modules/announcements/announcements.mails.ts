import { rolePaths } from '../../../../src/lib/roles.ts';
import { layOutMail, paragraphsOf, type MailToQueue } from '../../platform/mail/index.ts';
import type { Recipient } from './announcements.repository.ts';

interface AnnouncementText {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly isPromotional: boolean;
}

const pathOf = ({ role }: Recipient): string =>
  `${rolePaths[role].dashboard.replace('dashboard', 'notifications')}?state=all&kind=message`;

export const announcementMail = (
  to: Recipient,
  { id, title, body, isPromotional }: AnnouncementText,
  publicUrl: string,
): MailToQueue => {
  const path = pathOf(to);
  const settings = `${publicUrl}${rolePaths[to.role].settings}`;
  return {
    to: to.email,
    subject: title,
    ...layOutMail({
      heading: title,
      name: to.firstName,
      paragraphs: paragraphsOf(body),
      button: { label: 'See your notifications', url: `${publicUrl}${path}` },
      closing: [
        isPromotional
          ? `You get this email because you agreed to news from Quayside. To stop it, change your settings: ${settings}`
          : `You get this email because you have an account on Quayside. Choose in your settings what we email you: ${settings}`,
      ],
    }),
    notification: { userId: to.userId, kind: 'message', title, detail: body, path, announcementId: id },
    isDispensable: true,
    ...(isPromotional && { unsubscribeFrom: { userId: to.userId, from: 'news' } }),
  };
};
