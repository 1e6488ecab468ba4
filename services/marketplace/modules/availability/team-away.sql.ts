/**
 * Whether the team of the agreed booking `b` has time off during it: time off can be added around bookings, which stay
 * agreed until the provider keeps, moves, reassigns or cancels them. As SQL.
 */
export const isTeamAway = `(b.status = 'confirmed' and exists (
  select from time_off o where o.provider_id = b.provider_id and coalesce(o.team_id, b.team_id) = b.team_id
    and o.starts_at < b.ends_at and o.ends_at > b.starts_at and o.created_at > coalesce(b.kept_at, '-infinity')))`;
