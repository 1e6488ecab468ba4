import { bindTo } from '../../platform/bind-to.ts';
import type { CalendarParts } from './calendars.parts.ts';
import { readCrewCalendar } from './crew-calendar.service.ts';
import { createFeed, listFeeds, readFeed, revokeFeed } from './feeds.service.ts';
import {
  listOutsideCalendars,
  removeOutsideCalendar,
  subscribeCalendar,
  uploadCalendar,
} from './outside.service.ts';

export { forgetCalendarsOf } from './closing.repository.ts';
export { eventText, invitationText } from './ics.domain.ts';
export { fetchPublic } from './public-fetch.ts';
export { calendarTasks, type OutsideCalendar } from './outside.service.ts';
export type { CalendarParts } from './calendars.parts.ts';
export type { CrewEntry } from './crew-calendar.service.ts';
export type { Feed } from './feeds.service.ts';

/** Calendars in and out: secret feeds, invitations, external busy times, and the crew's calendar. */
export function createCalendars(parts: CalendarParts) {
  const bind = bindTo(parts);
  return {
    readCrewCalendar: bind(readCrewCalendar),
    listFeeds: bind(listFeeds),
    createFeed: bind(createFeed),
    revokeFeed: bind(revokeFeed),
    readFeed: bind(readFeed),
    listOutsideCalendars: bind(listOutsideCalendars),
    subscribeCalendar: bind(subscribeCalendar),
    uploadCalendar: bind(uploadCalendar),
    removeOutsideCalendar: bind(removeOutsideCalendar),
  } as const;
}

export type Calendars = ReturnType<typeof createCalendars>;
