import { useWatch } from 'react-hook-form';
import { fromMinor } from '../../lib/money-minor.ts';
import { amountMinorOf } from '../../lib/money-text.ts';
import { EmailField, RadioCardsField } from '../../ui/index.ts';
import {
  emailRule,
  MoneyField,
  moneyRule,
  SubmissionDialog,
  useFields,
  type Submission,
} from '../forms/index.ts';
import { limitSpan } from './limit-span.ts';
import type { Yacht, YachtPerson } from './use-yachts.ts';

interface PersonDialogProps {
  readonly yacht: Yacht;
  /** Null for a new person. */
  readonly person: YachtPerson | null;
  readonly submission: Submission;
  readonly onSave: (person: YachtPerson) => void;
  readonly onClose: () => void;
}

const options = [
  {
    value: 'limited',
    label: 'Buys up to a limit',
    description: 'What is above the limit is sent for approval.',
  },
  { value: 'buyer', label: 'Buys without a limit', description: 'Orders whatever the yacht needs.' },
  {
    value: 'approver',
    label: 'Approves',
    description: 'Buys without a limit, and answers what others send for approval.',
  },
] as const;

const kindOf = (person: YachtPerson | null): string =>
  person === null || person.spendingLimit !== null ? 'limited' : person.role;

/** Edits who may buy for a yacht, and up to which limit. Mount it only while it is open. */
export function PersonDialog({ yacht, person, submission, onSave, onClose }: PersonDialogProps) {
  const { currency } = yacht;
  const limit = person?.spendingLimit ?? null;
  const fields = useFields({
    email: person?.email ?? '',
    kind: kindOf(person),
    spendingLimit: limit === null ? '' : fromMinor(limit.amountMinor, limit.currency),
  });
  const isLimited = useWatch({ control: fields.control, name: 'kind' }) === 'limited';
  return (
    <SubmissionDialog
      title={person === null ? `Who else buys for ${yacht.name}?` : `What may ${person.email} do?`}
      description="We email everybody who is new. A person needs a crew account with this address."
      size="small"
      unsaved="this person"
      onClose={onClose}
      fields={fields}
      submission={submission}
      places={{ labels: { email: 'Email', kind: 'What they may do', spendingLimit: 'Limit' } }}
      onSubmit={({ email, kind, spendingLimit }) =>
        onSave({
          email: email.trim(),
          role: kind === 'approver' ? 'approver' : 'buyer',
          spendingLimit:
            kind === 'limited'
              ? { amountMinor: amountMinorOf(spendingLimit, currency) ?? 0, currency }
              : null,
        })
      }
      submit="Save"
      leave="Cancel"
    >
      {person === null ? <EmailField autoComplete="off" {...fields.field('email', emailRule)} /> : null}
      <RadioCardsField label="What they may do" columns={1} options={options} {...fields.field('kind')} />
      {isLimited ? (
        <MoneyField
          label={`Limit ${limitSpan}`}
          hint="Everything they order for the yacht counts, with delivery and tax, so that several small orders don’t get around it."
          currency={currency}
          {...fields.field(
            'spendingLimit',
            moneyRule({
              currency,
              wrong: 'Enter an amount such as 500.00, or 0.',
              isGood: (amountMinor) => amountMinor >= 0 && amountMinor <= 99_999_999,
            }),
          )}
        />
      ) : null}
    </SubmissionDialog>
  );
}
