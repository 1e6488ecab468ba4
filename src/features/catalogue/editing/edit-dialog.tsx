import { TextAreaField, TextField } from '../../../ui/index.ts';
import { FormDialog, SubmissionForm, useFields } from '../../forms/index.ts';
import type { ListingChange, ListingKind, OwnListing } from '../list/listing-kind.ts';
import type { RowDialogProps } from '../list/listings-list.tsx';
import { shownAtOnce } from './shown-at-once.ts';
import styles from './edit-dialog.module.css';

interface EditDialogProps<Item extends OwnListing> extends RowDialogProps<Item> {
  readonly kind: Pick<ListingKind<Item>, 'noun' | 'fields' | 'form'>;
}

/** All of a listing that its vendor may change, together. */
export function EditDialog<Item extends OwnListing>({ kind, item, onSave, onClose }: EditDialogProps<Item>) {
  const rows = kind.form.map((names) =>
    names.flatMap((name) => {
      const field = kind.fields[name];
      return field === undefined ? [] : [[name, field] as const];
    }),
  );
  const before = Object.fromEntries(rows.flat().map(([name, field]) => [name, field.textOf(item)]));
  const fields = useFields<Record<string, string>>(before);
  const save = (texts: Readonly<Record<string, string>>) => {
    const typed = rows.flat().filter(([name]) => texts[name] !== before[name]);
    const change = typed.reduce<ListingChange<Item>>((all, [name, field]) => {
      const read = field.read(texts[name] ?? '', item);
      return 'change' in read ? { ...all, ...read.change } : all;
    }, {});
    if (typed.length > 0) onSave(change);
    onClose();
  };
  return (
    <FormDialog
      busy={false}
      unsaved={`your changes of this ${kind.noun}`}
      onClose={onClose}
      size="large"
      title={`Edit ${item.name}`}
    >
      {(close) => (
        <SubmissionForm
          name={`Edit this ${kind.noun}`}
          fields={fields}
          submission={shownAtOnce}
          onSubmit={save}
          submit="Save"
          onLeave={close}
        >
          {rows.map((row) => (
            <div key={row.map(([name]) => name).join()} className={styles.row}>
              {row.map(([name, field]) => {
                const Control = field.isLong ? TextAreaField : TextField;
                return (
                  <Control
                    key={name}
                    label={field.label}
                    hint={field.hint}
                    optional={field.isOptional ?? false}
                    autoComplete="off"
                    {...fields.field(name, {
                      validate: (text) => {
                        const read = field.read(text, item);
                        return 'problem' in read ? read.problem : true;
                      },
                    })}
                  />
                );
              })}
            </div>
          ))}
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
