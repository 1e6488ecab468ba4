import { Plus, X } from 'lucide-react';
import { useFieldArray, type Control } from 'react-hook-form';
import { Button, IconButton, TextField } from '../../../../ui/index.ts';
import type { Fields } from '../../../forms/index.ts';
import { intervalProblem } from '../interval-rules.ts';
import type { HoursValues } from './hours-form.types.ts';
import styles from './panels.module.css';

interface IntervalFieldsProps {
  readonly fields: Fields<HoursValues>;
  readonly control: Control<HoursValues>;
  /** The path of the day's values: `week.0`, `exceptions.2`. */
  readonly of: `week.${number}` | `exceptions.${number}`;
  /** Used in the fields' labels: "Monday". */
  readonly dayName: string;
}

/** The maximum number per day in the contract. */
const mostIntervals = 6;

/** The intervals of a day, several if there is a break; none if it is closed. */
export function IntervalFields({ fields, control, of, dayName }: IntervalFieldsProps) {
  const name = `${of}.intervals` as const;
  const { fields: rows, append, remove } = useFieldArray({ control, name });
  const add = () => append(rows.length === 0 ? { from: '08:00', until: '18:00' } : { from: '', until: '' });
  return (
    <div className={styles.intervals}>
      {rows.length === 0 ? <p className={styles.closed}>Closed</p> : null}
      {rows.map((row, index) => (
        <div key={row.id} className={styles.interval}>
          <TextField
            type="time"
            label={`${dayName}, from`}
            className={styles.time}
            {...fields.field(`${name}.${index}.from`)}
          />
          <span aria-hidden>–</span>
          <TextField
            type="time"
            label={`${dayName}, until`}
            className={styles.time}
            {...fields.field(`${name}.${index}.until`, {
              validate: (_until, { week, exceptions }) => {
                const [list, place] = of.split('.');
                const day = (list === 'week' ? week : exceptions)[Number(place)];
                const problem = intervalProblem(day?.intervals ?? [], index);
                return problem === true || `${dayName}: ${problem}`;
              },
            })}
          />
          <IconButton
            type="button"
            variant="ghost"
            color="gray"
            aria-label={`Remove hours ${index + 1} of ${dayName}`}
            onClick={() => remove(index)}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      ))}
      {rows.length < mostIntervals ? (
        <Button
          type="button"
          variant="ghost"
          onClick={add}
          aria-label={`${rows.length === 0 ? 'Open this day' : 'Add hours'}: ${dayName}`}
        >
          <Plus size={16} aria-hidden /> {rows.length === 0 ? 'Open this day' : 'Add hours'}
        </Button>
      ) : null}
    </div>
  );
}
