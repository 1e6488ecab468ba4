import { answer, ApiError, dataOf } from '../../../../api/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../../server-data/index.ts';
import { dayIn, lastDayIn } from '../../calendar/calendar-days.ts';
import { changedText, type Booking, type BookingActRequest, type Money } from '../../shared/index.ts';
import { bookingKey } from '../../shared/use-booking.ts';
import { wasTaken, type ProviderAction } from './provider-actions.ts';

export type ActInput = BookingActRequest & { readonly action: ProviderAction };

interface AfterAction {
  readonly onDone: (input: ActInput) => void;
}

/** The queries that an action on a booking changes: bookings, lists, calendar and free times. */
const changedByAct = [['bookings'], ['calendar'], ['slots']] as const;

/**
 * Performs one action (contract: actOnBooking). An action refused because it is already done counts as done; other
 * refusals explain how the booking has changed.
 */
export function useProviderAction(id: string, { onDone }: AfterAction) {
  const cache = useServerCache();
  const params = { path: { bookingId: id } };
  return useApiMutation({
    send: async ({ client, signal }, body: ActInput) => {
      try {
        const call = client.POST('/bookings/{bookingId}/actions', { params, body, signal });
        const { message, data } = await answer(call);
        cache.setQueryData<Booking>(bookingKey(id), data);
        return message;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'NOT_ALLOWED_NOW') throw error;
        const found = await dataOf(client.GET('/bookings/{bookingId}', { params, signal }));
        cache.setQueryData(bookingKey(id), found);
        if (wasTaken(body.action, found)) return 'That was already done: your earlier attempt went through.';
        const { code, status, requestId, fromServer } = error;
        throw new ApiError({ code, message: changedText(found, 'provider'), status, requestId, fromServer });
      }
    },
    onDone: (_message, input) => onDone(input),
    success: (message) => message,
    invalidates: changedByAct,
  });
}

export interface SupplementInput {
  readonly description: string;
  readonly amount: Money;
}

/** Proposes a supplement to the buyer (contract: proposeSupplement). */
export function useProposeSupplement(id: string, onDone: () => void) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal, idempotencyKey }, body: SupplementInput) =>
      answer(
        client.POST('/bookings/{bookingId}/supplements', {
          params: { path: { bookingId: id }, header: { 'Idempotency-Key': idempotencyKey } },
          body,
          signal,
        }),
      ),
    onDone: ({ data }) => {
      cache.setQueryData<Booking>(bookingKey(id), data);
      onDone();
    },
    success: ({ message }) => message,
    invalidates: [['bookings']],
  });
}

/** Withdraws an unpaid supplement (contract: answerSupplement). */
export function useWithdrawSupplement(id: string) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, supplementId: string) =>
      answer(
        client.POST('/bookings/{bookingId}/supplements/{supplementId}', {
          params: { path: { bookingId: id, supplementId } },
          body: { action: 'withdraw' },
          signal,
        }),
      ),
    onDone: ({ data }) => cache.setQueryData<Booking>(bookingKey(id), data),
    success: ({ message }) => message,
    failed: 'The extra work wasn’t withdrawn.',
    invalidates: [['bookings']],
  });
}

/** A team that is free at the booking's time. */
export interface FreeTeam {
  readonly id: string;
  readonly name: string;
}

/**
 * The teams that are free at a booking's time, its own team first; null while unknown. These are only suggestions: the
 * server decides.
 */
export function useFreeTeams({ id, startsAt, endsAt, timeZone, teamId }: Booking, enabled: boolean) {
  const from = dayIn(startsAt, timeZone);
  const until = lastDayIn(startsAt, endsAt, timeZone);
  const { data } = useApiQuery({
    key: ['calendar', 'provider', from, until],
    read: ({ client, signal }) =>
      dataOf(client.GET('/vendor/calendar', { params: { query: { from, until } }, signal })),
    enabled,
  });
  if (!data) return null;
  const isBusy = (team: FreeTeam) =>
    data.entries.some(
      (entry) =>
        entry.bookingId !== id &&
        (entry.teamId === null || entry.teamId === team.id) &&
        entry.blockedFrom < endsAt &&
        entry.blockedUntil > startsAt,
    );
  return data.teams
    .filter((team) => team.id === teamId || !isBusy(team))
    .toSorted((one, other) => Number(other.id === teamId) - Number(one.id === teamId));
}
