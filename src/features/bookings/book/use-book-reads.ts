import { useEffect, useState } from 'react';
import { dataOf } from '../../../api/index.ts';
import { businessTerms } from '../../../lib/business-terms.ts';
import { useApiQuery } from '../../server-data/index.ts';
import { dayIn, monthOf, monthToAsk } from '../slots/calendar-month.ts';
import type { BookingSnapshot, HeldTime, ServiceSearch, SlotsRead } from './book.types.ts';
import { isWorkComplete } from './steps/work-fields.tsx';

/** The maximum number of results; the user can search for others. */
const mostFound = 24;

/**
 * The services to choose from, first those in the yacht's port; loaded while the step is shown. `homePort` is undefined
 * while it is unknown.
 */
export function useServiceSearch(isThere: boolean, homePort: string | null | undefined): ServiceSearch {
  const [query, setQuery] = useState('');
  const [chosen, setPort] = useState<string | null>(null);
  const port = chosen ?? homePort ?? '';
  const enabled = isThere && homePort !== undefined;
  const read = useApiQuery({
    key: ['market', 'services', query, port],
    read: ({ client, signal }) =>
      dataOf(
        client.GET('/market/services', {
          params: {
            query: { limit: mostFound, ...(query !== '' && { q: query }), ...(port !== '' && { port }) },
          },
          signal,
        }),
      ),
    enabled,
    isPublic: true,
    keepPrevious: true,
  });
  return { query, port, onSearch: setQuery, onPort: setPort, found: read.data, failed: read.failed };
}

/** Held times that are not paid yet; only loaded while this flow holds none. */
export function useHeldTimes(enabled: boolean): readonly HeldTime[] {
  const { data } = useApiQuery({
    key: ['bookings', 'own', 'held'],
    read: ({ client, signal }) =>
      dataOf(
        client.GET('/bookings', {
          params: { query: { status: 'held', limit: businessTerms.heldTimes } },
          signal,
        }),
      ),
    enabled,
  });
  // Without this answer the flow still works: a held time is then shown as taken.
  return enabled ? (data?.items ?? []) : [];
}

/** The parameters of the free times: the chosen service, or the booking that is moved. */
function wantedOf({ context: { draft, service, booking } }: BookingSnapshot, isMoving: boolean) {
  if (isMoving && booking) {
    const { serviceId, place, quantity, id: bookingId, timeZone, startsAt } = booking;
    return {
      serviceId,
      placeKind: place.kind,
      port: place.portSlug,
      quantity,
      bookingId,
      timeZone,
      startsAt,
    };
  }
  const { placeKind, port, quantity, startsAt } = draft;
  if (service === null || placeKind === null || !isWorkComplete(draft)) return null;
  const timeZone = service.ports.find(({ slug }) => slug === port)?.timeZone ?? 'UTC';
  return { serviceId: service.id, placeKind, port, quantity, bookingId: null, timeZone, startsAt };
}

/** The free times of one month: at first that of the chosen time, or of the one that was lost. */
export function useSlots(snapshot: BookingSnapshot, isMoving: boolean): SlotsRead {
  const [now] = useState(() => new Date());
  const [chosenMonth, setMonth] = useState<string | null>(null);
  const [near, setNear] = useState<string | null>(null);
  const wanted = wantedOf(snapshot, isMoving);
  const startsAt = wanted?.startsAt ?? null;
  if (startsAt !== null && startsAt !== near) {
    setNear(startsAt);
    setMonth(null);
  }
  const today = dayIn(wanted?.timeZone ?? 'UTC', now);
  const startDay = wanted && near !== null ? dayIn(wanted.timeZone, new Date(near)) : today;
  const month = monthToAsk(chosenMonth ?? monthOf(startDay < today ? today : startDay), today);
  const work = wanted && {
    placeKind: wanted.placeKind,
    quantity: wanted.quantity,
    ...(wanted.port !== null && { port: wanted.port }),
    ...(wanted.bookingId !== null && { bookingId: wanted.bookingId }),
    ...month,
  };
  const serviceId = wanted?.serviceId ?? '';
  const read = useApiQuery({
    key: ['market', 'slots', serviceId, work],
    read: ({ client, signal }) =>
      dataOf(
        client.GET('/market/services/{serviceId}/slots', {
          params: { path: { serviceId }, ...(work && { query: work }) },
          signal,
        }),
      ),
    enabled: wanted !== null,
    isPublic: true,
    keepPrevious: true,
  });
  // A month without free times isn't the first to be shown.
  const { data } = read;
  const next =
    data !== undefined && !read.isFetching && data.days.every(({ slots }) => slots.length === 0)
      ? data.nextStartsAt
      : null;
  if (wanted !== null && chosenMonth === null && near === null && next !== null)
    setMonth(monthOf(dayIn(wanted.timeZone, new Date(next))));
  const { failure } = snapshot.context;
  const { refetch } = read;
  const isAsked = wanted !== null;
  // Data from before a refusal still contains the lost time.
  useEffect(() => {
    if (failure !== null && isAsked) refetch();
  }, [failure, isAsked, refetch]);
  return {
    slots: read.data,
    near,
    failed: read.failed,
    isFetching: read.isFetching,
    onMonth: (from) => setMonth(monthOf(from)),
  };
}
