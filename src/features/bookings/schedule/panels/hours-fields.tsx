import { CalendarPlus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button, IconButton, QuietButton, TextField } from '../../../../ui/index.ts';
import { atMost, type Fields } from '../../../forms/index.ts';
import { fullDayText, isDay } from '../../calendar/calendar-days.ts';
import { weekdayNames } from '../interval-rules.ts';
import { noteMax, type HoursValues } from './hours-form.types.ts';
import { IntervalFields } from './interval-fields.tsx';
import styles from './panels.module.css';

interface FieldsProps {
  readonly fields: Fields<HoursValues>;
}

/** The hours of each weekday, with a button that copies Monday's to all working days. */
export function WeekFields({ fields }: FieldsProps) {
  const copyMonday = () => {
    const monday = fields.getValues('week.0.intervals');
    for (const day of [1, 2, 3, 4] as const)
      fields.setValue(
        `week.${day}.intervals`,
        monday.map((one) => ({ ...one })),
        { shouldDirty: true },
      );
  };
  return (
    <fieldset className={styles.days}>
      <legend>Every week</legend>
      {weekdayNames.map((name, index) => (
        <div key={name} className={styles.day}>
          <p className={styles.dayName}>{name}</p>
          <div>
            <IntervalFields fields={fields} control={fields.control} of={`week.${index}`} dayName={name} />
            {index === 0 ? (
              <Button type="button" variant="ghost" mt="2" onClick={copyMonday}>
                Copy Monday to Tuesday – Friday
              </Button>
            ) : null}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** Days that are closed or have their own hours. */
export function ExceptionFields({ fields }: FieldsProps) {
  const { fields: rows, append, remove } = useFieldArray({ control: fields.control, name: 'exceptions' });
  return (
    <fieldset className={styles.days}>
      <legend>Days with different hours</legend>
      {rows.length === 0 ? (
        <p className={styles.quiet}>None. Add public holidays, or a day you open longer.</p>
      ) : null}
      {rows.map((row, index) => {
        const on = fields.watch(`exceptions.${index}.on`);
        const name = isDay(on) ? fullDayText(on) : `Day ${index + 1}`;
        return (
          <div key={row.id} className={styles.exception}>
            <div className={styles.exceptionTop}>
              <TextField
                type="date"
                label="Day"
                {...fields.field(`exceptions.${index}.on`, {
                  validate: (day, { exceptions }) =>
                    !isDay(day)
                      ? 'Enter a day.'
                      : exceptions.findIndex((one) => one.on === day) === index ||
                        `${fullDayText(day)} is listed twice.`,
                })}
              />
              <TextField
                label="Note"
                optional
                {...fields.field(`exceptions.${index}.note`, atMost(noteMax))}
              />
              <IconButton
                type="button"
                variant="ghost"
                color="gray"
                aria-label={`Remove ${name}`}
                onClick={() => remove(index)}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </div>
            <IntervalFields
              fields={fields}
              control={fields.control}
              of={`exceptions.${index}`}
              dayName={name}
            />
          </div>
        );
      })}
      <QuietButton type="button" onClick={() => append({ on: '', note: '', intervals: [] })}>
        <CalendarPlus size={16} aria-hidden /> Add a day
      </QuietButton>
    </fieldset>
  );
}
