import { isUnderWay } from '../../../machines/onboarding/index.ts';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { Button } from '../../../ui/index.ts';
import { WeekForm } from '../../bookings/index.ts';
import { failureText, formFailureOf } from '../failure-texts.ts';
import { NotLoaded } from './not-loaded.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { Waiting } from './waiting.tsx';

/** When a service provider works: hours for each day of the week, which can be refined in the calendar later. */
export function WorkingHoursStep({ step, snapshot, send, wayOn }: StepProps) {
  const { role, schedule, failure } = snapshot.context;
  const slow = snapshot.hasTag('slow');
  const busy = snapshot.hasTag('busy');
  const cancel = () => send({ type: 'CANCEL.REQUESTED' });
  const readAgain = () => send({ type: 'RETRY.REQUESTED' });

  function body() {
    if (schedule === null && isUnderWay(snapshot, 'readSchedule'))
      return <Waiting label="Loading your hours" slow={slow} onCancel={cancel} />;
    if (schedule === null)
      return (
        <NotLoaded
          title="We couldn’t load your hours"
          failure={failure}
          slow={slow}
          onCancel={cancel}
          onRetry={readAgain}
          wayOn={wayOn}
        />
      );
    return (
      <WeekForm
        // The form starts from the schedule that was read again.
        key={schedule.version}
        schedule={schedule}
        submission={{ busy, slow, failure: failure && formFailureOf(failure), cancel }}
        textOf={(shown) =>
          shown.code === 'CHANGED_ELSEWHERE' ? (
            <>
              Your hours were changed in another tab while you were typing.{' '}
              <Button type="button" variant="surface" onClick={readAgain}>
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
    );
  }

  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="book" />}>
      {body()}
    </StepFrame>
  );
}
