import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Announcement, Announcements } from '../../modules/announcements/index.ts';
import { refused, type AllHandlers } from './answers.ts';

type AnnouncementHandlers = Pick<
  AllHandlers,
  'listAnnouncements' | 'createAnnouncement' | 'previewAnnouncement' | 'withdrawAnnouncement'
>;

const announcementOf = ({
  key: _key,
  createdAt,
  sendAt,
  ...announcement
}: Announcement): components['schemas']['Announcement'] => ({
  ...announcement,
  createdAt: createdAt.toISOString(),
  sendAt: sendAt.toISOString(),
});

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** Operations of tag "Notifications" about announcements. */
export const announcementHandlers = (announcements: Announcements): AnnouncementHandlers => ({
  async listAnnouncements({ query }) {
    const page = await announcements.listAnnouncements(query);
    if (!page.ok) return refused(page.error);
    const { items, nextCursor, total } = page.value;
    return {
      status: 200,
      body: { status: true, data: { items: items.map(announcementOf), nextCursor, total } },
    };
  },

  async previewAnnouncement({ session, body }) {
    const data = await announcements.previewAnnouncement(session, body);
    return { status: 200, body: { status: true, data } };
  },

  async createAnnouncement({ session, body }) {
    const { sendAt, ...given } = body;
    const created = await announcements.createAnnouncement(session, {
      ...given,
      sendAt: sendAt === null ? null : new Date(sendAt),
    });
    if (!created.ok) return refused(created.error);
    const recipients = created.value;
    const message =
      sendAt === null
        ? `Your message goes to ${people(recipients)}.`
        : `Your message is planned. It would go to ${people(recipients)} now.`;
    return { status: 201, body: { status: true, message, data: { recipients } } };
  },

  async withdrawAnnouncement({ params, session }) {
    const withdrawn = await announcements.withdrawAnnouncement(session, params.announcementId);
    if (!withdrawn.ok) return refused(withdrawn.error);
    return { status: 200, body: { status: true, message: 'Your message won’t be sent.' } };
  },
});
