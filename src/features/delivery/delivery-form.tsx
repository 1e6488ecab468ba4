import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { useFieldArray, useForm, useFormState } from 'react-hook-form';
import {
  Button,
  Form,
  FormActions,
  IconButton,
  listFieldErrors,
  SelectField,
  SubmitButton,
  TextField,
} from '../../ui/index.ts';
import { UnsavedGuard } from '../account/index.ts';
import { toast } from '../toasts/index.ts';
import styles from './delivery.module.css';
import type { DeliveryMethod, DeliveryMethodGiven } from './delivery.types.ts';
import {
  costMinorOf,
  givenMethods,
  kindWords,
  mostMethods,
  newMethod,
  typedMethodsOf,
  type TypedMethod,
} from './typed-methods.ts';

export interface DeliveryFormProps {
  /** As they are saved: at least one. */
  readonly methods: readonly DeliveryMethod[];
  /** ISO 4217, of every cost. */
  readonly currency: string;
  readonly busy: boolean;
  /** Why the last try was not saved, in a sentence; null where nothing failed. */
  readonly failure: ReactNode;
  /** What stands above the buttons: that it takes long. */
  readonly notice?: ReactNode;
  /** What else can be done than save. */
  readonly otherwise?: ReactNode;
  readonly onSave: (methods: DeliveryMethodGiven[]) => void;
}

const kinds = Object.entries(kindWords).map(([value, { label }]) => ({ value, label }));

/** How a supplier delivers: the list in its order. Mount it anew when another list was saved. */
export function DeliveryForm({
  methods,
  currency,
  busy,
  failure,
  notice,
  otherwise,
  onSave,
}: DeliveryFormProps) {
  const { register, handleSubmit, control, getValues, formState } = useForm<{ methods: TypedMethod[] }>({
    shouldFocusError: false,
    defaultValues: { methods: typedMethodsOf(methods) },
  });
  const list = useFieldArray({ control, name: 'methods' });
  const { isDirty } = useFormState({ control });
  const { errors } = formState;
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const isLast = list.fields.length === 1;

  const focusMethod = (place: number) =>
    // The field is there once React has drawn the list anew.
    requestAnimationFrame(() =>
      frame.current?.querySelectorAll<HTMLElement>('[data-method]')[place]?.focus(),
    );

  const remove = (place: number, method: TypedMethod) => {
    list.remove(place);
    focusMethod(Math.max(0, place - 1));
    toast.info(`“${method.name}” is off the list. Save to make it so.`, {
      sticky: true,
      action: { label: 'Undo', onAct: () => list.insert(place, method) },
    });
  };

  return (
    <Form
      aria-label="How you deliver"
      busy={busy}
      errors={listFieldErrors(errors)}
      failure={failure}
      onSubmit={(event) =>
        void handleSubmit(({ methods: typed }) => onSave(givenMethods(typed, currency)))(event)
      }
    >
      <UnsavedGuard when={isDirty && !busy} what="how you deliver" />
      <div ref={frame} className={styles.methods}>
        {list.fields.map((method, place) => {
          const problems = errors.methods?.[place];
          const title = `Way ${place + 1}`;
          return (
            <fieldset key={method.id} className={styles.method} data-method tabIndex={-1}>
              <legend>{title}</legend>
              <div className={styles.tools}>
                <IconButton
                  type="button"
                  variant="ghost"
                  color="gray"
                  aria-label={`Move ${title.toLowerCase()} up`}
                  disabled={place === 0}
                  onClick={() => {
                    list.move(place, place - 1);
                    focusMethod(place - 1);
                  }}
                >
                  <ArrowUp size={18} aria-hidden />
                </IconButton>
                <IconButton
                  type="button"
                  variant="ghost"
                  color="gray"
                  aria-label={`Move ${title.toLowerCase()} down`}
                  disabled={place === list.fields.length - 1}
                  onClick={() => {
                    list.move(place, place + 1);
                    focusMethod(place + 1);
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
                  onClick={() => remove(place, getValues(`methods.${place}`))}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </div>
              <SelectField
                label="Kind"
                options={kinds}
                error={problems?.kind?.message}
                {...register(`methods.${place}.kind`)}
              />
              <TextField
                label="Name"
                maxLength={80}
                error={problems?.name?.message}
                {...register(`methods.${place}.name`, {
                  validate: (text) => text.trim() !== '' || `${title}: a name, please.`,
                })}
              />
              <TextField
                label="Cost"
                inputMode="decimal"
                after={<span className={styles.unit}>{currency}</span>}
                error={problems?.cost?.message}
                {...register(`methods.${place}.cost`, {
                  validate: (text) =>
                    costMinorOf(text, currency) !== null || `${title}: a cost such as 15.00, or 0, please.`,
                })}
              />
              <div className={styles.wide}>
                <TextField
                  label="Details"
                  optional
                  hint="Hours, area, what the crew has to know."
                  maxLength={300}
                  error={problems?.details?.message}
                  {...register(`methods.${place}.details`)}
                />
              </div>
            </fieldset>
          );
        })}
      </div>
      <p id={hintId} className={styles.hint}>
        Crews choose one of these for each order, and see the cost before they pay. At least one is needed.
      </p>
      {notice}
      <FormActions>
        <SubmitButton busy={busy}>Save</SubmitButton>
        <Button
          type="button"
          size="3"
          variant="surface"
          color="gray"
          highContrast
          disabled={list.fields.length >= mostMethods}
          onClick={() => {
            list.append(newMethod('courier'), { shouldFocus: false });
            focusMethod(list.fields.length);
          }}
        >
          <Plus size={16} aria-hidden /> Add a way
        </Button>
        {otherwise}
      </FormActions>
    </Form>
  );
}
