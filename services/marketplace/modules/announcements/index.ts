import { bindTo } from '../../platform/bind-to.ts';
import {
  createAnnouncement,
  listAnnouncements,
  previewAnnouncement,
  withdrawAnnouncement,
  type AnnouncementParts,
} from './announcements.service.ts';

export type { Announcement } from './announcements.domain.ts';
export { announcementTask, type AnnouncementParts } from './announcements.service.ts';

/** The module's public interface: the admins' announcements. */
export function createAnnouncements(parts: AnnouncementParts) {
  const bind = bindTo(parts);
  return {
    previewAnnouncement: bind(previewAnnouncement),
    createAnnouncement: bind(createAnnouncement),
    withdrawAnnouncement: bind(withdrawAnnouncement),
    listAnnouncements: bind(listAnnouncements),
  } as const;
}

export type Announcements = ReturnType<typeof createAnnouncements>;
