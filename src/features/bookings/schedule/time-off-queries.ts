import { answer } from '../../../api/index.ts';
import { useApiMutation, type QueryKey } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import type { NewTimeOff, TimeOff, TimeOffGiven } from './schedule.types.ts';

/** Queries computed from time off. */
const fromTimeOff: readonly QueryKey[] = [['calendar'], ['slots'], ['schedule']];

const givenAgain = ({ teamId, startsAt, endsAt, note }: TimeOff): TimeOffGiven => ({
  teamId,
  startsAt,
  endsAt,
  note,
});

/** Blocks one team or all teams for a period (contract: addTimeOff). */
export const useAddTimeOff = (onDone: (given: NewTimeOff) => void) =>
  useApiMutation({
    send: ({ client, signal }, body: NewTimeOff) => answer(client.POST('/vendor/time-off', { body, signal })),
    onDone: (_answer, given) => onDone(given),
    success: ({ message }) => message,
    invalidates: fromTimeOff,
  });

/** Removes time off (contract: removeTimeOff); the toast offers Undo. */
export function useRemoveTimeOff(onDone: () => void) {
  const { run: putBack } = useApiMutation({
    send: ({ client, signal }, removed: TimeOff) =>
      answer(client.POST('/vendor/time-off', { body: givenAgain(removed), signal })),
    success: ({ message }) => message,
    failed: 'The time off couldn’t be put back.',
    errorTexts: { PERIOD_OCCUPIED: 'Something else is planned at that time now.' },
    invalidates: fromTimeOff,
  });
  return useApiMutation({
    send: ({ client, signal }, { id: timeOffId }: TimeOff) =>
      answer(client.DELETE('/vendor/time-off/{timeOffId}', { params: { path: { timeOffId } }, signal })),
    onDone: ({ message }, removed) => {
      toast.success(message, {
        sticky: true,
        action: { label: 'Undo', onAction: () => void putBack(removed) },
      });
      onDone();
    },
    invalidates: fromTimeOff,
  });
}

/** Changes the period or the team of time off (contract: changeTimeOff). */
export const useChangeTimeOff = (timeOffId: string, onDone: () => void) =>
  useApiMutation({
    send: ({ client, signal }, body: TimeOffGiven) =>
      answer(client.PUT('/vendor/time-off/{timeOffId}', { params: { path: { timeOffId } }, body, signal })),
    onDone,
    success: ({ message }) => message,
    invalidates: fromTimeOff,
  });
