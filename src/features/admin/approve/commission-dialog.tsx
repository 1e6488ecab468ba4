import { useWatch } from 'react-hook-form';
import { basisPointsOf, percentOf } from '../../../lib/percent-text.ts';
import { RadioCardsField, TextAreaField, TextField } from '../../../ui/index.ts';
import { commissionTexts } from '../../commission/index.ts';
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

interface CommissionDialogProps {
  readonly vendor: ApplicationDetail['vendor'];
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onChange: (change: CommissionChange) => void;
}

/** Gives a vendor a commission of its own, or that of the market. Mount it only while it is open. */
export function CommissionDialog({ vendor, submission, onClose, onChange }: CommissionDialogProps) {
  const { commissionBasisPoints: market, currency } = useSiteConfig();
  const own = vendor.commissionBasisPoints;
  const name = nameOf(vendor);
  const fields = useFields({
    kind: 'own',
    percent: own === null ? '' : percentOf(own),
    reason: '',
  });
  const [kind, percent] = useWatch({ control: fields.control, name: ['kind', 'percent'] });
  const typed = kind === 'own' ? basisPointsOf(percent) : market;
  const before = own ?? market;
  const isChange = kind === 'own' ? typed !== null && typed !== own : own !== null;
  const marketText =
    market === null ? 'The rate of the market' : `The rate of the market: ${percentOf(market)}%`;
  return (
    <SubmissionDialog
      title={`Change the commission of ${name}?`}
      description={`It applies from the next order and booking on. What was ordered or booked before keeps its commission, and so do its refunds, invoices and payouts. The vendor gets an email with the reason, and the audit log keeps it.`}
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
          before: own,
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
            chosen === 'own' || own !== null || `${name} has the rate of the market already.`,
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
              return points !== own || 'That is the rate it has.';
            },
          })}
        />
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
