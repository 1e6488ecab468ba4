import { StepDrawing } from '../../../ui/drawings/index.ts';
import { Button } from '../../../ui/index.ts';
import { WeekForm } from '../../bookings/index.ts';
import { failureText, formFailureOf } from '../failure-texts.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { StepStart } from './step-start.tsx';

/** A provider's working hours by weekday, which can be refined in the calendar later. */
export function WorkingHoursStep({ step, snapshot, send, wayOn }: StepProps) {
  const { role, schedule, failure } = snapshot.context;
  const busy = snapshot.hasTag('busy');

  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="book" />}>
      <StepStart
        what="your hours"
        readBy="readSchedule"
        value={schedule}
        snapshot={snapshot}
        send={send}
        wayOn={wayOn}
      >
        {(read) => (
          <WeekForm
            // Resets the form to the reloaded schedule.
            key={read.version}
            schedule={read}
            submission={{
              busy,
              slow: snapshot.hasTag('slow'),
              failure: failure && formFailureOf(failure),
              cancel: () => send({ type: 'CANCEL.REQUESTED' }),
            }}
            textOf={(shown) =>
              shown.code === 'CHANGED_ELSEWHERE' ? (
                <>
                  Your hours were changed in another tab while you were typing.{' '}
                  <Button type="button" variant="surface" onClick={() => send({ type: 'RETRY.REQUESTED' })}>
                    Show the newer hours
                  </Button>
                </>
              ) : (
                failureText(shown)
              )
            }
            otherwise={wayOn}
            onSave={(hours) => {
              if (!busy) send({ type: 'HOURS.SUBMITTED', hours });
            }}
          />
        )}
      </StepStart>
    </StepFrame>
  );
}
