import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { collectionDetails } from '../../lib/collection-details.ts';
import { IconButton, QuietButton, SelectField, TextField } from '../../ui/index.ts';
import { MoneyField, moneyRule, SubmissionForm, useFields, type Submission } from '../forms/index.ts';
import type { PortChoice } from '../ports/index.ts';
import type { Failure } from '../server-data/index.ts';
import { toast } from '../toasts/index.ts';
import styles from './delivery.module.css';
import { ReachField } from './reach-field.tsx';
import type { DeliveryMethod, DeliveryMethodGiven } from './delivery.types.ts';
import {
  givenMethods,
  kindLabels,
  mostMethods,
  newMethod,
  typedMethodsOf,
  type TypedMethod,
} from './typed-methods.ts';

interface DeliveryFormProps {
  /** The saved methods, at least one. */
  readonly methods: readonly DeliveryMethod[];
  /** The market's ports. */
  readonly ports: readonly PortChoice[];
  /** Slugs of the vendor's ports, which are the default of “Only some ports”. */
  readonly ownPorts: readonly string[];
  /** The vendor's address as lines, the proposal for a collection; empty if there is none. */
  readonly ownAddress: string;
  /** ISO 4217, of all costs. */
  readonly currency: string;
  readonly submission: Submission;
  readonly textOf: (failure: Failure) => ReactNode;
  /** Buttons other than Save. */
  readonly otherwise?: ReactNode;
  readonly onSave: (methods: DeliveryMethodGiven[]) => void;
}

const kinds = Object.entries(kindLabels).map(([value, { label }]) => ({ value, label }));

/** The delivery methods of a supplier in order. Remount it after another list was saved. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { methods, ports, ownPorts, ownAddress, currency, submission, textOf, otherwise, onSave } = props;
  const fields = useFields<{ methods: TypedMethod[] }>({ methods: typedMethodsOf(methods) });
  const list = useFieldArray({ control: fields.control, name: 'methods' });
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const isLast = list.fields.length === 1;

  /** The method that is focused after the next change of the list, once React has rendered it. */
  const focusPlace = useRef<number | null>(null);
  const focusMethod = (index: number) => {
    focusPlace.current = index;
  };
  useLayoutEffect(() => {
    if (focusPlace.current === null) return;
    frame.current?.querySelectorAll<HTMLElement>('[data-method]')[focusPlace.current]?.focus();
    focusPlace.current = null;
  }, [list.fields]);

  /** A default name follows the kind, and the address of a collection is removed with it; a typed name stays. */
  const wordsAfterKind = (index: number) => {
    const { kind, name, details } = fields.getValues(`methods.${index}`);
    if (kind !== 'collection' && details === collectionDetails)
      fields.setValue(`methods.${index}.details`, '');
    if (Object.values(kindLabels).some((proposed) => proposed.name === name))
      fields.setValue(`methods.${index}.name`, kindLabels[kind].name);
  };

  const remove = (index: number, method: TypedMethod) => {
    list.remove(index);
    focusMethod(Math.max(0, index - 1));
    toast.info(`“${method.name}” was removed. Save to confirm.`, {
      sticky: true,
      action: { label: 'Undo', onAction: () => list.insert(index, method) },
    });
  };

  return (
    <SubmissionForm
      name="Delivery methods"
      fields={fields}
      submission={submission}
      textOf={textOf}
      unsaved={submission.busy ? null : 'how you deliver'}
      onSubmit={({ methods: typed }) => onSave(givenMethods(typed, currency))}
      submit="Save"
      otherwise={
        <>
          <QuietButton
            type="button"
            size="3"
            disabled={list.fields.length >= mostMethods}
            onClick={() => {
              list.append(newMethod('courier'), { shouldFocus: false });
              focusMethod(list.fields.length);
            }}
          >
            <Plus size={16} aria-hidden /> Add a delivery method
          </QuietButton>
          {otherwise}
        </>
      }
    >
      <div ref={frame} className={styles.methods}>
        {list.fields.map((method, index) => {
          const title = `Method ${index + 1}`;
          return (
            <fieldset key={method.id} className={styles.method} data-method tabIndex={-1}>
              <legend>{title}</legend>
              <div className={styles.tools}>
                <IconButton
                  type="button"
                  variant="ghost"
                  color="gray"
                  aria-label={`Move ${title.toLowerCase()} up`}
                  disabled={index === 0}
                  onClick={() => {
                    list.move(index, index - 1);
                    focusMethod(index - 1);
                  }}
                >
                  <ArrowUp size={18} aria-hidden />
                </IconButton>
                <IconButton
                  type="button"
                  variant="ghost"
                  color="gray"
                  aria-label={`Move ${title.toLowerCase()} down`}
                  disabled={index === list.fields.length - 1}
                  onClick={() => {
                    list.move(index, index + 1);
                    focusMethod(index + 1);
                  }}
                >
                  <ArrowDown size={18} aria-hidden />
                </IconButton>
                <IconButton
                  type="button"
                  variant="ghost"
                  color="red"
                  aria-label={`Remove ${title.toLowerCase()}`}
                  aria-describedby={isLast ? hintId : undefined}
                  disabled={isLast}
                  onClick={() => remove(index, fields.getValues(`methods.${index}`))}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </div>
              <SelectField
                label="Kind"
                options={kinds}
                {...fields.field(`methods.${index}.kind`, {
                  onChange: () => wordsAfterKind(index),
                })}
              />
              <TextField
                label="Name"
                maxLength={80}
                {...fields.field(`methods.${index}.name`, {
                  validate: (text) => text.trim() !== '' || `${title}: enter a name.`,
                })}
              />
              <MoneyField
                label="Cost"
                placeholder="0 if it’s free"
                currency={currency}
                {...fields.field(
                  `methods.${index}.cost`,
                  moneyRule({ currency, of: title, wrong: 'enter a cost such as 15.00, or 0.' }),
                )}
              />
              <ReachField
                fields={fields}
                place={index}
                ports={ports}
                ownPorts={ownPorts}
                ownAddress={ownAddress}
                title={title}
              />
              <div className={styles.wide}>
                <TextField
                  label="Details"
                  optional
                  hint="Hours, and anything else the crew needs to know."
                  maxLength={300}
                  {...fields.field(`methods.${index}.details`)}
                />
              </div>
            </fieldset>
          );
        })}
      </div>
      <p id={hintId} className={styles.hint}>
        Crews choose one of these for each order and see the cost before they pay. Days count from your
        confirmation. Add at least one method.
      </p>
    </SubmissionForm>
  );
}
