import { dataOf, type components } from '../../../api/index.ts';
import { kindLabels, kindsOf, type NotificationKind } from '../../../lib/notification-kinds.ts';
import { isRole } from '../../../lib/roles.ts';
import { ErrorState, Panel, SelectField, SkeletonForm } from '../../../ui/index.ts';
import { SubmissionForm, useFields } from '../../forms/index.ts';
import { useApiMutation, useApiQuery, type ApiMutation } from '../../server-data/index.ts';

type MailDelivery = components['schemas']['MailChoices']['choices'][number]['delivery'];
type Choices = Readonly<Partial<Record<NotificationKind, MailDelivery>>>;

const deliveries = [
  { value: 'at_once', label: 'Straight away' },
  { value: 'daily', label: 'Once a day, in the morning' },
  { value: 'never', label: 'Never' },
] as const;

const hints: Readonly<Partial<Record<NotificationKind, string>>> = {
  order: 'For example: confirmed, on its way, delivered, or a new date.',
  decision: 'Applications to review and problems to decide.',
};

interface MailChoicesFormProps {
  readonly kinds: readonly NotificationKind[];
  readonly chosen: Choices;
  readonly submission: ApiMutation<Choices>;
}

/** How each kind of notification is mailed: at once, in the digest, or not at all. */
function MailChoicesForm({ kinds, chosen, submission }: MailChoicesFormProps) {
  const fields = useFields<Choices>(chosen);
  return (
    <SubmissionForm
      name="Notifications by email"
      fields={fields}
      submission={submission}
      onSubmit={async (choices) => {
        if (await submission.run(choices)) fields.reset(choices, { keepValues: true });
      }}
      submit="Save"
    >
      {kinds.map((kind) => (
        <SelectField
          key={kind}
          label={kindLabels[kind]}
          hint={hints[kind]}
          options={deliveries}
          {...fields.field(kind)}
        />
      ))}
    </SubmissionForm>
  );
}

const title = 'Notifications by email';
const description =
  'Choose how often we email you about each of these. You find all of them under Notifications too. Questions for you to answer, receipts and security alerts are always emailed straight away.';

/** Loads the settings of the form. */
export function MailChoicesPanel({ role }: { role: string }) {
  const { data, failed } = useApiQuery({
    key: ['mail-choices'],
    read: ({ client, signal }) => dataOf(client.GET('/notifications/mail-choices', { signal })),
    onReturn: false,
  });
  const save = useApiMutation({
    send: ({ client, signal }, choices: Choices) =>
      dataOf(
        client.PUT('/notifications/mail-choices', {
          body: {
            choices: kindsOfRole(role).map((kind) => ({ kind, delivery: choices[kind] ?? 'at_once' })),
          },
          signal,
        }),
      ),
    success: () => 'Your choices are saved.',
    invalidates: [['mail-choices']],
  });
  return (
    <Panel title={title} description={description}>
      {failed ? (
        <ErrorState title="We couldn’t load your choices." {...failed}>
          Nothing was changed.
        </ErrorState>
      ) : data ? (
        <MailChoicesForm
          kinds={kindsOfRole(role)}
          chosen={Object.fromEntries(data.choices.map(({ kind, delivery }) => [kind, delivery]))}
          submission={save}
        />
      ) : (
        <SkeletonForm />
      )}
    </Panel>
  );
}

/** The other kinds have no mail, or a mail that is a receipt and cannot be turned off. */
const chosenByMail: ReadonlySet<NotificationKind> = new Set([
  'order',
  'booking',
  'return',
  'company',
  'decision',
  'message',
]);

const kindsOfRole = (role: string): readonly NotificationKind[] =>
  isRole(role) ? kindsOf[role].filter((kind) => chosenByMail.has(kind)) : [];
