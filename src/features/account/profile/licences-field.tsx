import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  useFieldArray,
  type Control,
  type FieldErrors,
  type UseFormGetValues,
  type UseFormRegister,
} from 'react-hook-form';
import { Button, QuietButton, TextField } from '../../../ui/index.ts';
import { atMost, lengthOf } from '../../forms/index.ts';
import { noLicence, type LicenceValues, type ProfileValues } from './profile-values.ts';
import styles from './profile.module.css';

/** contract: CrewProfile, Licence */
const MAX_LICENCES = 40;
const NAME_MAX_LENGTH = 120;
const NUMBER_MAX_LENGTH = 60;

interface LicencesFieldProps {
  control: Control<ProfileValues>;
  register: UseFormRegister<ProfileValues>;
  errors: FieldErrors<ProfileValues>;
  getValues: UseFormGetValues<ProfileValues>;
  /** Called when a row was removed; `undo` puts it back. */
  onRemoved: (licence: LicenceValues, undo: () => void) => void;
}

function nameProblem(value: string): true | string {
  if (value.trim() === '') return 'Enter the name of the licence, or remove the row.';
  return lengthOf(value.trim()) > NAME_MAX_LENGTH ? `Use at most ${NAME_MAX_LENGTH} characters.` : true;
}

export function LicencesField({ control, register, errors, getValues, onRemoved }: LicencesFieldProps) {
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'licences' });

  const list = useRef<HTMLDivElement>(null);
  const leftRow = useRef<number | null>(null);

  // The pressed button disappears with its row, so the next row or the Add button takes the focus.
  useEffect(() => {
    if (leftRow.current === null) return;
    const rows = list.current?.querySelectorAll('fieldset') ?? [];
    const next = rows[Math.min(leftRow.current, rows.length - 1)];
    leftRow.current = null;
    (next ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [fields]);

  const take = (index: number) => {
    const licence = getValues(`licences.${index}`);
    leftRow.current = index;
    remove(index);
    onRemoved(licence, () => insert(index, licence));
  };

  return (
    <div ref={list} className={styles.licences}>
      {fields.length === 0 ? (
        <p className={styles.none}>
          None yet. Add STCW, ENG1 and certificates of competency: employers ask for these first.
        </p>
      ) : null}
      {fields.map((field, index) => {
        const problems = errors.licences?.[index];
        return (
          <fieldset key={field.id} tabIndex={-1} className={styles.licence}>
            <legend className={styles.legend}>Licence {index + 1}</legend>
            <TextField
              label="Name"
              placeholder="STCW Basic Safety"
              error={problems?.name?.message}
              {...register(`licences.${index}.name`, { validate: nameProblem })}
            />
            <TextField
              label="Number"
              optional
              error={problems?.number?.message}
              {...register(`licences.${index}.number`, atMost(NUMBER_MAX_LENGTH))}
            />
            <TextField
              label="Expires"
              type="date"
              optional
              error={problems?.expiresOn?.message}
              {...register(`licences.${index}.expiresOn`)}
            />
            <Button
              type="button"
              variant="ghost"
              color="gray"
              highContrast
              className={styles.remove}
              aria-label={`Remove licence ${index + 1}`}
              onClick={() => take(index)}
            >
              <Trash2 size={16} aria-hidden />
              Remove
            </Button>
          </fieldset>
        );
      })}
      <div>
        <QuietButton
          type="button"
          data-add
          disabled={fields.length >= MAX_LICENCES}
          onClick={() => append(noLicence)}
        >
          <Plus size={16} aria-hidden />
          Add a licence
        </QuietButton>
      </div>
    </div>
  );
}
