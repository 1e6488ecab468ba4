import { layOutMail, type MailToQueue } from '../../platform/mail/index.ts';

interface DigestReader {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

interface DigestItem {
  readonly title: string;
  readonly detail: string | null;
}

/** The maximum number of notifications named in one mail. */
export const namedAtMost = 30;

/** The notifications since the last digest: the latest by title, and the number of others. */
export function digestMail(
  to: DigestReader,
  {
    items,
    total,
    url,
  }: { readonly items: readonly DigestItem[]; readonly total: number; readonly url: string },
): MailToQueue {
  const subject = total === 1 ? '1 notification on Quayside' : `${total} notifications on Quayside`;
  const more = total - items.length;
  return {
    to: to.email,
    unsubscribeFrom: { userId: to.userId, from: 'digest' },
    subject,
    ...layOutMail({
      heading: subject,
      name: to.firstName,
      paragraphs: [
        ...items.map(({ title, detail }) => (detail === null ? title : `${title}. ${detail}`)),
        ...(more > 0 ? [`And ${more} more.`] : []),
      ],
      button: { label: 'See your notifications', url },
      closing: ['You get this mail once a day, because you chose so in your settings.'],
    }),
  };
}
