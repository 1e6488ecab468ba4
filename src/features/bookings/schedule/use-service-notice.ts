import { useSchedule, useServiceSchedule } from './schedule-queries.ts';

/** How many hours before its start a service of one's own has to be booked by the rules, without its lead time; undefined while it is not known. */
export function useServiceNotice(serviceId: string): number | undefined {
  const shared = useSchedule().data;
  const own = useServiceSchedule(serviceId).data;
  return shared && own ? (own.noticeHours ?? shared.noticeHours) : undefined;
}
