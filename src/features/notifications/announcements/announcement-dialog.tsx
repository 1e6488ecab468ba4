import { dataOf, type components } from '../../../api/index.ts';
import { isRole, roleLabels, roleNames, type RoleName } from '../../../lib/roles.ts';
import { useState } from 'react';
import { CheckboxField, Notice, SelectField, TextAreaField, TextField } from '../../../ui/index.ts';
import { FormDialog, requiredText, SubmissionForm, useFields } from '../../forms/index.ts';
import { useMarketPorts } from '../../ports/index.ts';
import { useApiMutation, useApiQuery } from '../../server-data/index.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { peopleText, toText } from './announcement-texts.ts';

interface Values {
  readonly title: string;
  readonly body: string;
  readonly role: string;
  readonly port: string;
  readonly isPromotional: boolean;
  readonly when: string;
  /** The value of a date field, in the writer's time zone. */
  readonly sendAt: string;
}

const start: Values = {
  title: '',
  body: '',
  role: '',
  port: '',
  isPromotional: false,
  when: 'now',
  sendAt: '',
};

/** The options for all roles and all ports; nothing is preselected, so that nobody writes to everyone by accident. */
const [everybody, allPorts] = ['everybody', 'all'];

const [titleMost, bodyMost] = [120, 1000];

const addressed = ({ role, port, isPromotional }: Pick<Values, 'role' | 'port' | 'isPromotional'>) => ({
  role: isRole(role) ? (role satisfies RoleName) : null,
  port: port === allPorts ? null : port,
  isPromotional,
});

type Previewed = components['schemas']['AnnouncementPreview'];

const places = { labels: { title: 'Subject', body: 'Message', role: 'To', port: 'Port', sendAt: 'Time' } };

/** The current number of recipients. */
function Reach(to: ReturnType<typeof addressed>) {
  const { data } = useApiQuery({
    key: ['announcements', 'preview', to],
    read: ({ client, signal }) => dataOf(client.POST('/admin/announcements/preview', { body: to, signal })),
    keepPrevious: true,
  });
  if (!data) return null;
  const { recipients } = data;
  return (
    <Notice live tone={recipients === 0 ? 'warning' : 'info'}>
      {recipients === 0
        ? 'Nobody would get this. Choose another role or port.'
        : `${peopleText(recipients)} would get this now.`}
    </Notice>
  );
}

/** Writes an announcement to a role or a port. Mount it only while it is open. */
export function AnnouncementDialog({ onClose }: { readonly onClose: () => void }) {
  const fields = useFields<Values>(start);
  const { ports } = useMarketPorts();
  const send = useApiMutation({
    send: ({ client, signal }, { title, body, when, sendAt, ...to }: Values) =>
      dataOf(
        client.POST('/admin/announcements', {
          body: {
            title,
            body,
            ...addressed(to),
            sendAt: when === 'now' ? null : new Date(sendAt).toISOString(),
          },
          signal,
        }),
      ),
    success: ({ recipients }) => `Your message goes to ${peopleText(recipients)}.`,
    invalidates: [['announcements']],
  });
  const [shown, setShown] = useState<Previewed | null>(null);
  const preview = useApiMutation({
    send: ({ client, signal }, { title, body, ...to }: Values) =>
      dataOf(
        client.POST('/admin/announcements/preview', { body: { title, body, ...addressed(to) }, signal }),
      ),
    onDone: setShown,
  });
  const [role, port, isPromotional, when, sendAt] = fields.watch([
    'role',
    'port',
    'isPromotional',
    'when',
    'sendAt',
  ]);
  const isBusy = send.busy || preview.busy;
  return (
    <FormDialog title="Write to many" busy={isBusy} unsaved="this message" onClose={onClose}>
      {(close) =>
        shown === null ? (
          <SubmissionForm
            name="Write to many"
            fields={fields}
            submission={preview}
            places={places}
            onSubmit={(values) => preview.run(values)}
            submit="Preview the message"
            onLeave={close}
            leave="Cancel"
          >
            <TextField
              label="Subject"
              {...fields.field('title', requiredText('Enter a subject.', titleMost))}
            />
            <TextAreaField
              label="Message"
              rows={5}
              {...fields.field('body', requiredText('Enter a message.', bodyMost))}
            />
            <SelectField
              label="To"
              options={[
                { value: '', label: 'Choose who gets it' },
                { value: everybody, label: 'Everybody' },
                ...roleNames.map((each) => ({ value: each, label: roleLabels[each] })),
              ]}
              {...fields.field('role', {
                validate: (chosen) => (chosen === '' ? 'Choose who gets the message.' : true),
              })}
            />
            <SelectField
              label="Port"
              hint="The port of a yacht or a vendor."
              options={[
                { value: '', label: 'Choose where' },
                { value: allPorts, label: 'All ports' },
                ...ports.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              {...fields.field('port', {
                validate: (chosen) => (chosen === '' ? 'Choose a port, or all ports.' : true),
              })}
            />
            <CheckboxField
              label="This advertises something"
              hint="It goes only to those who agreed to news from Quayside."
              {...fields.register('isPromotional')}
            />
            <SelectField
              label="Send"
              options={[
                { value: 'now', label: 'At once' },
                { value: 'later', label: 'Later' },
              ]}
              {...fields.field('when')}
            />
            {when === 'later' ? (
              <TextField
                label="Time"
                type="datetime-local"
                hint="In your own time."
                {...fields.field('sendAt', {
                  validate: (text) => (text === '' ? 'Enter when it is to be sent.' : true),
                })}
              />
            ) : null}
            {role === '' || port === '' ? null : <Reach {...addressed({ role, port, isPromotional })} />}
          </SubmissionForm>
        ) : (
          <SubmissionForm
            name="Send the message"
            fields={fields}
            submission={send}
            onSubmit={async (values) => {
              if (await send.run(values)) onClose();
            }}
            submit={
              shown.recipients === 0
                ? null
                : when === 'now'
                  ? `Send to ${peopleText(shown.recipients)}`
                  : 'Plan the message'
            }
            onLeave={() => {
              send.clear();
              setShown(null);
            }}
            leave="Change it"
          >
            <AnnouncementPreview
              {...shown}
              to={toText({ ...addressed({ role, port, isPromotional }) })}
              sendAt={when === 'now' ? null : new Date(sendAt).toISOString()}
            />
          </SubmissionForm>
        )
      }
    </FormDialog>
  );
}
