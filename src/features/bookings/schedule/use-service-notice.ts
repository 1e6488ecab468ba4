import { useSchedule, useServiceSchedule } from './schedule-queries.ts';

/**
 * The notice in hours that the booking rules require for one of the user's services, without its lead time; undefined
 * while unknown.
 */
export function useServiceNotice(serviceId: string): number | undefined {
  const shared = useSchedule().data;
  const own = useServiceSchedule(serviceId).data;
  return shared && own ? (own.noticeHours ?? shared.noticeHours) : undefined;
}
