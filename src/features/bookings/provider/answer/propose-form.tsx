import type { LinkedBooking } from '../../../../machines/order-answer/index.ts';
import { businessTerms } from '../../../../lib/business-terms.ts';
import { RadioCardsField, TextAreaField, useViewerZone } from '../../../../ui/index.ts';
import { atMost, SubmissionForm, useFields } from '../../../forms/index.ts';
import { useLinkSubmission, type AnswerProgress } from '../../../orders/index.ts';
import { timeToAgreeText } from '../proposal-texts.ts';
import { periodTextWithClock, viewersPeriodText } from '../../shared/index.ts';

interface ProposeFormProps extends AnswerProgress {
  readonly asked: LinkedBooking;
}

/** The maximum length of a note in the contract. */
const noteMax = 1_000;

/** Proposes one of the next free times; keeps the choice and the note after a failure. */
export function ProposeForm(props: ProposeFormProps) {
  const { asked, context, send } = props;
  const { booking, slots } = asked;
  const { answer } = context;
  const { timeZone, wholeDays, place } = booking;
  const viewerZone = useViewerZone();
  const proposed = answer?.action === 'propose_time' ? answer : null;
  const isFree = slots.some(({ startsAt }) => startsAt === proposed?.startsAt);
  const fields = useFields({
    startsAt: proposed !== null && isFree ? proposed.startsAt : '',
    note: proposed?.note ?? '',
  });
  const chosen = fields.watch('startsAt');
  const submission = useLinkSubmission(props);
  return (
    <SubmissionForm
      name="Propose another time"
      fields={fields}
      submission={submission}
      onSubmit={({ startsAt, note }) => send({ type: 'PROPOSAL.REQUESTED', startsAt, note })}
      submit={slots.length === 0 ? null : 'Propose this time'}
      onLeave={() => send({ type: 'PROPOSAL.ABANDONED' })}
    >
      {slots.length === 0 ? (
        <p>You have no free time in the next weeks. Sign in to change your working hours, or decline.</p>
      ) : (
        <>
          <RadioCardsField
            label="Your next free times"
            hint={`${
              chosen === ''
                ? `The buyer has up to ${businessTerms.changeHours} hours to agree, but never past the start.`
                : timeToAgreeText(booking, chosen)
            } Nothing is charged until then.`}
            columns={1}
            options={slots.map((slot) => {
              const period = { ...slot, wholeDays };
              const yours = viewersPeriodText(period, timeZone, viewerZone);
              return {
                value: slot.startsAt,
                label: periodTextWithClock(period, timeZone, place.port),
                ...(yours !== null && { description: `${yours} your time` }),
              };
            })}
            {...fields.field('startsAt', { validate: (startsAt) => startsAt !== '' || 'Choose a time.' })}
          />
          <TextAreaField
            label="Message to the buyer"
            optional
            rows={3}
            {...fields.field('note', atMost(noteMax))}
          />
        </>
      )}
    </SubmissionForm>
  );
}
