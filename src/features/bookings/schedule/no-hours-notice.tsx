import { Link } from 'react-router-dom';
import { Notice, TextLink } from '../../../ui/index.ts';
import { hasHours, useSchedule } from './schedule-queries.ts';

/** Tells a provider without working hours what keeps every slot away; nothing where there are some, or while that is not known. */
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
