import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { referenceLength } from '../../../../lib/bill-to.ts';
import { deliveryTextLengths } from '../../../../lib/delivery-place.ts';
import type { BookingDetails } from '../../../../machines/booking/index.ts';
import { QuietButton, SelectField, TextAreaField, TextField } from '../../../../ui/index.ts';
import { ReferenceFields } from '../../../bill-to/index.ts';
import { atMost, SubmissionForm, useFields } from '../../../forms/index.ts';
import { yachtOptions } from '../../../yachts/index.ts';
import type { StepProps } from '../book.types.ts';
import styles from '../book.module.css';
import { StepFrame } from '../step-frame.tsx';
import { ChosenLine } from './chosen-line.tsx';

type Values = Record<keyof BookingDetails, string>;

/** The maximum length in the contract (BookingGiven). */
const noteLength = 1_000;

const valuesOf = (details: BookingDetails): Values => ({
  yachtId: details.yachtId ?? '',
  berth: details.berth ?? '',
  contact: details.contact ?? '',
  latestUsefulOn: details.latestUsefulOn ?? '',
  note: details.note ?? '',
  poNumber: details.poNumber ?? '',
  costCentre: details.costCentre ?? '',
});

const given = (text: string): string | null => text.trim() || null;

const detailsOf = (values: Values): BookingDetails => ({
  yachtId: given(values.yachtId),
  berth: given(values.berth),
  contact: given(values.contact),
  latestUsefulOn: given(values.latestUsefulOn),
  note: given(values.note),
  poNumber: given(values.poNumber),
  costCentre: given(values.costCentre),
});

/** This step sends nothing to the server; the machine accepts its values at once. */
const still = { busy: false, slow: false, failure: null, cancel: () => undefined };

/** Asks what the provider needs to know: the yacht, where it is, whom to contact. */
export function DetailsStep({ snapshot, send, slots, yachts, ports, onAddYacht, ...price }: StepProps) {
  const { draft, offer } = snapshot.context;
  const fields = useFields<Values>(valuesOf(draft.details));
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { setValue, getValues, watch } = fields;
  useEffect(() => {
    const { unsubscribe } = watch(() => send({ type: 'DETAILS.TYPED', details: detailsOf(getValues()) }));
    return unsubscribe;
  }, [getValues, send, watch]);
  // A yacht that was just added is selected.
  const { yachtId } = draft.details;
  useEffect(() => {
    if (yachtId !== null && getValues('yachtId') !== yachtId) setValue('yachtId', yachtId);
  }, [getValues, setValue, yachtId]);
  // Fills in the yacht's berth, unless the user has typed one.
  const fillBerth = useCallback(
    (yacht: StepProps['yachts'][number] | undefined) => {
      if (yacht?.berth && getValues('berth') === '') setValue('berth', yacht.berth);
    },
    [getValues, setValue],
  );
  const [onlyYacht] = yachts.length === 1 ? yachts : [];
  const isProposed = useRef(draft.settled.includes('details') || yachtId !== null);
  useEffect(() => {
    if (isProposed.current || onlyYacht === undefined) return;
    isProposed.current = true;
    setValue('yachtId', onlyYacht.id);
    fillBerth(onlyYacht);
  }, [fillBerth, onlyYacht, setValue]);
  const isOnBoard = draft.placeKind === 'berth';
  // Without an answer yet, the business that is remembered for the yacht is asked for next.
  const remembered = yachts.find(({ id }) => id === yachtId)?.billTo ?? null;
  const billTo = draft.settled.includes('billing') ? draft.billTo : (draft.billTo ?? remembered);
  const firstUseful = offer === null ? today : offer.startsAt.slice(0, 10);
  const yachtField = fields.field('yachtId');
  return (
    <StepFrame
      snapshot={snapshot}
      send={send}
      title="What should the provider know?"
      lead={
        isOnBoard
          ? 'Enter the berth or choose the yacht, so that they can find you. The rest is optional. The provider sees it before confirming.'
          : 'Everything here is optional. The provider sees it before confirming.'
      }
    >
      <ChosenLine {...price} snapshot={snapshot} slots={slots} billTo={billTo} business={billTo} />
      <SubmissionForm
        name="Details"
        fields={fields}
        submission={still}
        onSubmit={(values) => send({ type: 'DETAILS.SUBMITTED', details: detailsOf(values) })}
        submit="Continue"
        otherwise={
          // Required on board: a provider cannot find a yacht without its name or berth.
          isOnBoard ? null : (
            <QuietButton
              type="button"
              size="3"
              onClick={() => send({ type: 'STEP.SKIPPED', step: 'details' })}
            >
              Skip
            </QuietButton>
          )
        }
      >
        <div className={styles.fields}>
          <div className={styles.withButton}>
            <SelectField
              label="Yacht"
              optional
              placeholder={yachts.length === 0 ? 'No yacht added yet' : 'No yacht'}
              options={yachtOptions(yachts, ports)}
              {...yachtField}
              onChange={(event) => {
                void yachtField.onChange(event);
                fillBerth(yachts.find(({ id }) => id === event.currentTarget.value));
              }}
            />
            {onAddYacht ? (
              <QuietButton type="button" onClick={onAddYacht}>
                <Plus size={16} aria-hidden /> Add a yacht
              </QuietButton>
            ) : null}
          </div>
          {isOnBoard ? (
            <TextField
              label="Berth or marina"
              hint="Required unless you choose a yacht."
              autoComplete="off"
              maxLength={deliveryTextLengths.berth}
              {...fields.field('berth', {
                ...atMost(deliveryTextLengths.berth),
                validate: (berth, { yachtId: yacht }) =>
                  given(berth) !== null ||
                  given(yacht) !== null ||
                  'Enter the berth or marina, or choose the yacht.',
              })}
            />
          ) : null}
          <TextField
            label="Contact on board"
            hint="Who to ask for and how to reach them."
            optional
            autoComplete="off"
            maxLength={deliveryTextLengths.contact}
            {...fields.field('contact', atMost(deliveryTextLengths.contact))}
          />
          <TextField
            label="Latest useful date"
            hint="The last day on which the work is still useful to you."
            optional
            type="date"
            min={firstUseful}
            {...fields.field('latestUsefulOn', {
              validate: (day) =>
                day === '' || day >= firstUseful || 'Enter a date on or after the day of the work.',
            })}
          />
          <div className={styles.wide}>
            <TextAreaField
              label="Note to the provider"
              hint={`What needs doing, and anything they should bring: up to ${noteLength} characters.`}
              optional
              rows={4}
              maxLength={noteLength}
              {...fields.field('note', atMost(noteLength))}
            />
          </div>
          <ReferenceFields
            poNumber={fields.field('poNumber', atMost(referenceLength))}
            costCentre={fields.field('costCentre', atMost(referenceLength))}
          />
        </div>
        <p className={styles.quiet}>You can add photos and documents once the time is held.</p>
      </SubmissionForm>
    </StepFrame>
  );
}
