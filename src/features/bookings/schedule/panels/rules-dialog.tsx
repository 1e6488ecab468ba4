import { useState } from 'react';
import { TextField } from '../../../../ui/index.ts';
import { portName } from '../../../../lib/port-name.ts';
import { FormDialog, SubmissionForm, useFields, wholeNumberRule } from '../../../forms/index.ts';
import { errorText } from '../../../server-data/index.ts';
import { givenOf } from '../schedule-queries.ts';
import { savedOverTexts } from '../schedule-texts.ts';
import type { EditDialogProps } from './hours-dialog.tsx';
import { most } from './number-rules.ts';
import styles from './panels.module.css';

interface RulesValues {
  noticeHours: string;
  horizonDays: string;
  bufferBeforeMinutes: string;
  bufferAfterMinutes: string;
  /** Minutes, in the order of the ports. */
  travel: string[];
}

/** Edits notice, horizon, buffers and travel times. Mount it only while it is open. */
export function RulesDialog(props: EditDialogProps & { readonly ports: readonly string[] }) {
  const { schedule, ports, submission, onClose, onSave } = props;
  const [begunOn] = useState(schedule.version);
  const fields = useFields<RulesValues>({
    noticeHours: String(schedule.noticeHours),
    horizonDays: String(schedule.horizonDays),
    bufferBeforeMinutes: String(schedule.bufferBeforeMinutes),
    bufferAfterMinutes: String(schedule.bufferAfterMinutes),
    travel: ports.map((port) => String(schedule.travel.find((one) => one.port === port)?.minutes ?? 0)),
  });
  return (
    <FormDialog
      busy={submission.busy}
      unsaved="your booking rules"
      onClose={onClose}
      title="Booking rules"
      description="They apply to all your services. A service can have its own under “Services”."
    >
      {(close) => (
        <SubmissionForm
          name="Booking rules"
          fields={fields}
          submission={submission}
          textOf={(failure) => errorText(failure, 'typed', savedOverTexts)}
          onSubmit={(values) =>
            onSave(
              {
                ...givenOf(schedule),
                noticeHours: Number(values.noticeHours),
                horizonDays: Number(values.horizonDays),
                bufferBeforeMinutes: Number(values.bufferBeforeMinutes),
                bufferAfterMinutes: Number(values.bufferAfterMinutes),
                travel: ports
                  .map((port, index) => ({ port, minutes: Number(values.travel[index] ?? 0) }))
                  .filter(({ minutes }) => minutes > 0),
              },
              begunOn,
            )
          }
          submit="Save the rules"
          onLeave={close}
        >
          <TextField
            label="Notice"
            hint="How long before its start a booking has to be made. If a service has a longer lead time, that applies."
            inputMode="numeric"
            after={<span className={styles.unit}>hours</span>}
            {...fields.field('noticeHours', wholeNumberRule('Notice', 0, most.noticeHours))}
          />
          <TextField
            label="How far ahead"
            hint="How many days ahead crews can book."
            inputMode="numeric"
            after={<span className={styles.unit}>days</span>}
            {...fields.field('horizonDays', wholeNumberRule('How far ahead', 1, most.horizonDays))}
          />
          <div className={styles.pair}>
            <TextField
              label="Free before each job"
              inputMode="numeric"
              after={<span className={styles.unit}>min</span>}
              {...fields.field('bufferBeforeMinutes', wholeNumberRule('Free before', 0, most.buffer))}
            />
            <TextField
              label="Free after each job"
              inputMode="numeric"
              after={<span className={styles.unit}>min</span>}
              {...fields.field('bufferAfterMinutes', wholeNumberRule('Free after', 0, most.buffer))}
            />
          </div>
          {ports.length === 0 ? null : (
            <fieldset className={styles.days}>
              <legend>Travel time, each way</legend>
              <div className={styles.pair}>
                {ports.map((port, index) => (
                  <TextField
                    key={port}
                    label={`To ${portName(port)}`}
                    inputMode="numeric"
                    after={<span className={styles.unit}>min</span>}
                    {...fields.field(
                      `travel.${index}`,
                      wholeNumberRule(`To ${portName(port)}`, 0, most.travel),
                    )}
                  />
                ))}
              </div>
            </fieldset>
          )}
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
