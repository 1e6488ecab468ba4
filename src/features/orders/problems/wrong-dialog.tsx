import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  formatMoney,
  QuietButton,
  RadioCardsField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../ui/index.ts';
import {
  atMost,
  counterText,
  MoneyField,
  PhotosToSend,
  reasonMaxLength,
  requiredText,
  SubmissionDialog,
  useFields,
  WhileOffered,
  wholeNumberRule,
  type Rule,
} from '../../forms/index.ts';
import {
  chosenItems,
  keptWithdrawalText,
  ComesBack,
  faultOptions,
  postageText,
  returnAmount,
  returnErrorText,
  tooManyText,
  useRequestReturn,
  type Return,
  type Returnable,
} from '../returns/index.ts';
import { expectedText, type SubOrder } from '../shared/index.ts';
import { mostProblemFiles, useReportProblem } from './problem-calls.ts';
import { lineNotes, missingNotes } from './line-notes.ts';
import { isOnItsWay, wrongChoices, type Wrong } from './wrong-choices.ts';
import { completedErrorText, isProblem, linesMissing, returnOf, type WrongValues } from './wrong-form.ts';
import styles from './wrong-dialog.module.css';

interface WrongDialogProps {
  readonly subOrder: SubOrder;
  /** What can be returned of it; null if nothing can. */
  readonly returnable: Returnable | null;
  /** The returns that there are of it. */
  readonly returns: readonly Return[];
  /** What is chosen at first. */
  readonly first?: Wrong | undefined;
  /** Whether something can still be said to be wrong, and what has changed where it can’t. */
  readonly offered: boolean;
  readonly changed: string;
  readonly onClose: () => void;
}

const titles = (number: string, { canWithdraw = false }: Partial<Returnable>) => ({
  '': `Something’s wrong with ${number}`,
  undelivered: `${number} hasn’t come`,
  missing: `Something is missing from ${number}`,
  faulty: `Something’s wrong with ${number}`,
  unwanted: canWithdraw ? `Withdraw from contract: ${number}` : `Return ${number}`,
});

const submitText = (what: WrongValues['what'], isWithdrawal: boolean): string => {
  if (what === '') return 'Continue';
  if (isProblem(what)) return 'Report the problem';
  return isWithdrawal ? 'Confirm withdrawal' : 'Ask for money back';
};

const noteTexts = {
  undelivered: {
    label: 'What can you tell us about it?',
    hint: 'Where you waited, and what the carrier says.',
  },
  missing: { label: 'What happened?', hint: 'What arrived, and how it was packed.' },
  faulty: { label: 'What happened?', hint: 'What is wrong, and since when.' },
  unwanted: { label: 'Message', hint: undefined },
} as const;

/** Says what is wrong with a sub-order, of which lines, and with photos: it becomes a problem or a return. Mount it while it is open. */
export function WrongDialog({ subOrder, first, offered, changed, onClose, ...read }: WrongDialogProps) {
  const { id, number, status, files, actions, supplier } = subOrder;
  // As it was opened with: a request that is stored is counted as a return while its photos are still being sent.
  const [{ returnable, returns, wholeLines }] = useState({ ...read, wholeLines: subOrder.lines });
  const lines = returnable?.lines ?? [];
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<ReadonlySet<File>>(new Set());
  const onSent = (photo: File) => setSent((all) => new Set(all).add(photo));
  const report = useReportProblem(id, onClose);
  const request = useRequestReturn(id, { onDone: onClose, onSent });
  const fields = useFields<WrongValues>({
    what: first ?? '',
    quantities: lines.map(({ quantity }) =>
      first === 'unwanted' || (lines.length === 1 && quantity === 1) ? String(quantity) : '0',
    ),
    reason: '',
    wanted: 'refund',
    amount: '',
    note: '',
  });
  const { control } = fields;
  const what = useWatch({ control, name: 'what' });
  const note = useWatch({ control, name: 'note' });
  // What is asked then begins below the edge of a small screen.
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (what !== (first ?? '')) asked.current?.scrollIntoView({ block: 'nearest' });
  }, [what, first]);
  const wanted = useWatch({ control, name: 'wanted' });
  const quantities = useWatch({ control, name: 'quantities' });
  const isReport = isProblem(what);
  const isWithdrawal = what === 'unwanted' && returnable?.canWithdraw === true;
  // Whoever withdraws needs no reason, and isn't asked for one.
  const isToWithdraw = isWithdrawal && first === 'unwanted';
  const choices = wrongChoices(subOrder, returnable, expectedText(subOrder)?.when ?? null);
  const room = isReport
    ? actions.includes('add_file')
      ? mostProblemFiles - files.length
      : 0
    : mostProblemFiles;
  const title = `${number} from ${supplier.name}`;
  return (
    <WhileOffered
      offered={offered}
      submission={{ busy: report.busy || request.busy }}
      title={title}
      changed={changed}
      onClose={onClose}
    >
      <SubmissionDialog
        title={titles(number, returnable ?? {})[what]}
        name={`Something’s wrong with ${number}`}
        unsaved="what you wrote"
        fields={fields}
        submission={isReport ? report : request}
        textOf={isReport && status === 'completed' ? completedErrorText(number) : returnErrorText}
        submit={submitText(what, isWithdrawal)}
        onClose={onClose}
        onSubmit={(values) => {
          const unsent = photos.filter((photo) => !sent.has(photo));
          if (isProblem(values.what))
            return report.run({
              action: values.what === 'undelivered' ? 'report_undelivered' : 'dispute',
              note: values.note.trim(),
              lines: linesMissing(returnable, values),
              photos: unsent,
              onSent,
            });
          return returnable
            ? request.run({
                request: returnOf(returnable, values),
                photos: values.what === 'faulty' ? unsent : [],
              })
            : undefined;
        }}
      >
        {isToWithdraw ? (
          <p className={styles.words}>{choices.find(({ value }) => value === 'unwanted')?.description}</p>
        ) : (
          <RadioCardsField
            label="What is wrong?"
            columns={1}
            options={choices}
            {...fields.field('what', { required: 'Choose what is wrong.' })}
          />
        )}
        {what === '' ? null : (
          <div ref={asked} className={styles.asked}>
            {what !== 'undelivered' && isOnItsWay(subOrder) ? (
              <p className={styles.words}>
                {isWithdrawal
                  ? 'You don’t have to wait until it arrives: send it back once you have it. Here it counts as delivered from now on.'
                  : 'With this you say that it arrived: it counts as delivered from now on.'}
              </p>
            ) : null}
            {what === 'undelivered' || returnable === null ? null : (
              <Quantities what={what} wholeLines={wholeLines} returnable={returnable} fields={fields} />
            )}
            {what === 'undelivered' || returnable === null ? null : (
              <ComesBack
                returnable={returnable}
                returns={returns}
                quantities={quantities}
                wish={
                  isWithdrawal
                    ? 'withdrawal'
                    : what === 'faulty'
                      ? wanted
                      : what === 'missing'
                        ? what
                        : 'refund'
                }
              />
            )}
            {what === 'faulty' && returnable ? <Wish returnable={returnable} fields={fields} /> : null}
            {what === 'unwanted' ? <p className={styles.words}>{postageText('not_needed')}</p> : null}
            <TextAreaField
              label={noteTexts[what].label}
              {...(noteTexts[what].hint !== undefined && { hint: noteTexts[what].hint })}
              optional={what === 'unwanted'}
              rows={3}
              counter={counterText(note, reasonMaxLength)}
              {...fields.field(
                'note',
                what === 'unwanted'
                  ? atMost(reasonMaxLength)
                  : requiredText('Describe what is wrong.', reasonMaxLength),
              )}
            />
            {what === 'unwanted' || room <= 0 ? null : (
              <PhotosToSend
                label="Photos of the problem"
                photos={photos}
                sent={sent}
                room={room - photos.length}
                busy={report.busy || request.busy}
                onChange={setPhotos}
              />
            )}
          </div>
        )}
      </SubmissionDialog>
    </WhileOffered>
  );
}

type WrongFields = ReturnType<typeof useFields<WrongValues>>;

interface PartProps {
  readonly returnable: Returnable;
  readonly fields: WrongFields;
}

/** How many of each line. */
function Quantities({
  what,
  wholeLines,
  returnable,
  fields,
}: PartProps & { readonly what: Exclude<Wrong, 'undelivered'>; readonly wholeLines: SubOrder['lines'] }) {
  const { lines } = returnable;
  // One line is enough for all: that none is chosen is said once, at the first.
  const ruleOf = (name: string, left: number, isFirst: boolean): Rule => ({
    validate: (typed) => {
      if (Number(typed) > left) return tooManyText(name, left);
      const judged = wholeNumberRule(name, 0, left).validate(typed);
      if (judged !== true) return judged;
      if (!isFirst || chosenItems(returnable, fields.getValues().quantities).count > 0) return true;
      return lines.length === 1
        ? `Enter how many of ${name} are affected.`
        : 'Enter a quantity for at least one item.';
    },
  });
  // The amount is judged by what is chosen, once it was judged at all.
  const amount: 'amount'[] = fields.formState.errors.amount === undefined ? [] : ['amount'];
  return (
    <>
      {lines.length > 1 && what !== 'missing' ? (
        <QuietButton
          type="button"
          className={styles.everything}
          onClick={() => {
            for (const [place, { quantity }] of lines.entries())
              fields.setValue(`quantities.${place}`, String(quantity), { shouldDirty: true });
          }}
        >
          All of it
        </QuietButton>
      ) : null}
      <div className={styles.lines}>
        {lines.map(({ lineId, name, quantity, unit }, place) => (
          <TextField
            key={lineId}
            label={what === 'missing' ? `How many of ${name} are missing?` : `How many of ${name}?`}
            hint={[
              `Of ${quantity.toLocaleString('en-GB')}, ${formatMoney(unit)} each with tax.`,
              ...lineNotes(wholeLines, { lineId, quantity }),
            ].join(' ')}
            inputMode="numeric"
            {...fields.field(`quantities.${place}`, {
              ...ruleOf(name, quantity, place === 0),
              deps: place > 0 ? ['quantities.0', ...amount] : amount,
            })}
          />
        ))}
      </div>
      {missingNotes(wholeLines, lines).map((note) => (
        <p key={note} className={styles.words}>
          {note}
        </p>
      ))}
    </>
  );
}

/** What is wrong with the items, and what the buyer wants for them. */
function Wish({ returnable, fields }: PartProps) {
  const { control } = fields;
  const wanted = useWatch({ control, name: 'wanted' });
  const reason = useWatch({ control, name: 'reason' });
  const quantities = useWatch({ control, name: 'quantities' });
  const chosen = chosenItems(returnable, quantities);
  const isSummed = chosen.count > 0 && !chosen.hasTooMany;
  const mostOf = ({ count, sum }: typeof chosen) => returnAmount(count === 0 ? returnable.most : sum);
  const { hint, currency } = mostOf(chosen);
  return (
    <>
      <SelectField
        label="What is wrong with it?"
        placeholder="Choose a reason"
        options={faultOptions}
        {...fields.field('reason', requiredText('Choose a reason.', 40))}
      />
      <RadioCardsField
        label="What do you want?"
        options={[
          { value: 'refund', label: 'Send it back', description: 'For what you paid.' },
          { value: 'price_reduction', label: 'Keep it', description: 'For part of the money.' },
        ]}
        {...fields.field('wanted')}
      />
      {wanted === 'refund' && reason !== '' ? <p className={styles.words}>{postageText(reason)}</p> : null}
      {wanted === 'price_reduction' ? (
        <MoneyField
          label="Amount that goes back to you"
          hint={isSummed ? hint : 'With tax, at most what the chosen items cost.'}
          currency={currency}
          {...fields.field('amount', {
            // By what is chosen then: it is judged again when a quantity changes.
            validate: (typed) =>
              mostOf(chosenItems(returnable, fields.getValues().quantities)).rule.validate(typed),
          })}
        />
      ) : null}
      {wanted === 'price_reduction' && returnable.canWithdraw ? (
        <p className={styles.words}>{keptWithdrawalText(returnable)}</p>
      ) : null}
    </>
  );
}
