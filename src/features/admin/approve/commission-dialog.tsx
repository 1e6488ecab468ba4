import { useWatch } from 'react-hook-form';
import { basisPointsOf, percentOf } from '../../../lib/percent-text.ts';
import { Notice, RadioCardsField, TextAreaField, TextField } from '../../../ui/index.ts';
import { businessTerms } from '../../../lib/business-terms.ts';
import { riseBegins } from '../../../lib/commission-notice.ts';
import { commissionDayText, commissionTexts } from '../../commission/index.ts';
import { reasonRule, SubmissionDialog, useFields, type Submission } from '../../forms/index.ts';
import { errorText, type Failure } from '../../server-data/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { nameOf } from './application-texts.ts';
import type { ApplicationDetail, CommissionChange } from './application.types.ts';

/** The maximum length in the contract (CommissionChange). */
const reasonMost = 2_000;

const textOf = (failure: Failure): string =>
  errorText(failure, 'typed', {
    CHANGED_ELSEWHERE:
      'Someone else has changed this commission in the meantime. Here is the current one. What you typed is kept. Check it and try again.',
  });

/** From when a rate applies, to an admin who is about to set it. */
function beginText(asked: number, current: number): string {
  if (asked === current) return `The commission stays ${percentOf(current)}%.`;
  if (asked < current) return `It falls from ${percentOf(current)}% at once.`;
  return `It rises from ${percentOf(current)}% on ${commissionDayText(riseBegins(new Date()))}: vendors need ${businessTerms.commissionNoticeDays} days’ notice by law, and can leave before.`;
}

interface CommissionDialogProps {
  readonly vendor: ApplicationDetail['vendor'];
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onChange: (change: CommissionChange) => void;
}

/** Gives a vendor a commission of its own, or that of the market. Mount it only while it is open. */
export function CommissionDialog({ vendor, submission, onClose, onChange }: CommissionDialogProps) {
  const { commissionBasisPoints: market, currency } = useSiteConfig();
  const { commissionBasisPoints: own, announcedCommission: announced } = vendor;
  /** The rate that it has once what is announced has begun. */
  const last = announced === null ? own : announced.basisPoints;
  const name = nameOf(vendor);
  const fields = useFields({
    kind: 'own',
    percent: last === null ? '' : percentOf(last),
    reason: '',
  });
  const [kind, percent] = useWatch({ control: fields.control, name: ['kind', 'percent'] });
  const typed = kind === 'own' ? basisPointsOf(percent) : market;
  const current = own ?? market;
  const before = last ?? market;
  const isChange = kind === 'own' ? typed !== null && typed !== last : last !== null;
  const marketText =
    market === null ? 'The rate of the market' : `The rate of the market: ${percentOf(market)}%`;
  return (
    <SubmissionDialog
      title={`Change the commission of ${name}?`}
      description={`A lower commission applies from the next order and booking on, a higher one after ${businessTerms.commissionNoticeDays} days’ notice. What was ordered or booked before keeps its commission, and so do its refunds, invoices and payouts. The vendor gets an email with the reason, and the audit log keeps it.`}
      unsaved="this commission"
      onClose={onClose}
      fields={fields}
      submission={submission}
      places={{ labels: { percent: 'Commission', reason: 'Reason' } }}
      textOf={textOf}
      submit={
        isChange && typed !== null && before !== null
          ? `Change from ${percentOf(before)}% to ${percentOf(typed)}%`
          : 'Change'
      }
      leave="Cancel"
      onSubmit={(values) =>
        onChange({
          before: last,
          after: values.kind === 'own' ? basisPointsOf(values.percent) : null,
          reason: values.reason.trim(),
        })
      }
    >
      <RadioCardsField
        label="Which rate?"
        options={[
          { value: 'own', label: 'A rate of its own', description: 'It doesn’t change with the market’s.' },
          { value: 'market', label: marketText, description: 'It changes with the market’s.' },
        ]}
        {...fields.field('kind', {
          validate: (chosen) =>
            chosen === 'own' || last !== null || `${name} has the rate of the market already.`,
        })}
      />
      {kind === 'own' ? (
        <TextField
          label="Commission in percent"
          hint={
            typed === null
              ? 'Of each sale before tax and delivery.'
              : `Of each sale before tax and delivery. ${commissionTexts(typed, currency).example.replace('you receive', `${name} receives`)}`
          }
          inputMode="decimal"
          autoComplete="off"
          {...fields.field('percent', {
            validate: (text, { kind: chosen }) => {
              if (chosen !== 'own') return true;
              const points = basisPointsOf(text);
              if (points === null) return 'Enter a share from 0 to 100, like 10 or 12.5.';
              if (points !== last) return true;
              return announced === null ? 'That is the rate it has.' : 'That is the rate that is announced.';
            },
          })}
        />
      ) : null}
      {isChange && typed !== null && current !== null ? (
        <Notice tone="info" live>
          {beginText(typed, current)}
          {announced === null
            ? ''
            : ` What was announced, from ${commissionDayText(new Date(announced.from))}, is taken back.`}
        </Notice>
      ) : null}
      <TextAreaField
        label="Reason"
        hint="Required. The vendor will see this."
        rows={3}
        {...fields.field('reason', reasonRule(undefined, reasonMost))}
      />
    </SubmissionDialog>
  );
}
