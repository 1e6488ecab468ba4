import { Link } from 'react-router-dom';
import { Notice, TextLink } from '../../../ui/index.ts';
import { hasHours, useSchedule } from './schedule-queries.ts';

/**
 * Warns a provider without working hours that no times can be booked; nothing if there are hours or while that is
 * unknown.
 */
export function NoHoursNotice() {
  const { data } = useSchedule();
  if (data === undefined || hasHours(data)) return null;
  return (
    <Notice tone="warning">
      Nothing can be booked yet:{' '}
      <TextLink asChild underline="always">
        <Link to="/service-provider/calendar">set your working hours</Link>
      </TextLink>
      .
    </Notice>
  );
}
