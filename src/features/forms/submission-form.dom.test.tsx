import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { TextField, UiTheme } from '../../ui/index.ts';
import type { Failure } from '../server-data/index.ts';
import { SubmissionForm, type Submission, type SubmissionFormProps } from './submission-form.tsx';
import { useFields } from './use-fields.ts';

interface Berth {
  berth: string;
}

type Props = Omit<SubmissionFormProps<Berth>, 'name' | 'fields' | 'submission' | 'onSubmit' | 'children'>;

const atRest: Submission = { busy: false, slow: false, failure: null, cancel: () => undefined };
const refusal: Failure = {
  code: 'TOO_MANY_REQUESTS',
  message: 'Please wait.',
  retryAfterSeconds: 20,
  triesLeft: null,
  fields: [],
};

/** A form with one field that submits after three characters. */
function open({ submission = atRest, ...props }: Partial<Props> & { readonly submission?: Submission } = {}) {
  const onSubmit = vi.fn<(values: Berth) => void>();
  function BerthForm() {
    const fields = useFields<Berth>({ berth: '' });
    const { onChange, ...field } = fields.field('berth', { required: 'Enter a berth.' });
    return (
      <SubmissionForm
        name="Berth"
        submit="Save"
        {...props}
        fields={fields}
        submission={submission}
        onSubmit={onSubmit}
      >
        {(send) => (
          <TextField
            label="Berth"
            {...field}
            onChange={(event) => {
              void onChange(event);
              if (event.currentTarget.value.length === 3) send();
            }}
          />
        )}
      </SubmissionForm>
    );
  }
  const page = (
    <>
      <BerthForm />
      <Link to="/away">Away</Link>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/away', element: <p>Another page</p> },
  ]);
  render(
    <UiTheme>
      <RouterProvider router={router} />
    </UiTheme>,
  );
  return { onSubmit, user: userEvent.setup() };
}

const berth = () => screen.getByRole('textbox', { name: 'Berth' });

it('says what is wrong at the field and in a summary, and keeps what was typed', async () => {
  const { onSubmit, user } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a berth.');
  expect(berth()).toHaveAccessibleDescription('Enter a berth.');
  await user.type(berth(), 'B1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    { berth: 'B1' },
    screen.getByRole('button', { name: 'Save' }),
  );
  expect(berth()).toHaveValue('B1');
});

it.each([
  ['must have at most 3 characters', 'Berth must have at most 3 characters.'],
  ['This berth is taken.', 'This berth is taken.'],
])('shows %j of the server at its field', async (message, shown) => {
  const failure: Failure = {
    ...refusal,
    code: 'VALIDATION',
    retryAfterSeconds: null,
    fields: [{ field: '/berth', message }],
  };
  open({ submission: { ...atRest, failure }, places: { labels: { berth: 'Berth' } } });
  await waitFor(() => expect(berth()).toHaveAccessibleDescription(shown));
});

it('is sent by a field that is full', async () => {
  const { onSubmit, user } = open();
  await user.type(berth(), 'B12');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ berth: 'B12' }, null));
});

it.each([
  ['it is being sent', { submission: { ...atRest, busy: true } }],
  ['one has to wait', { submission: { ...atRest, failure: refusal } }],
  ['something else is under way', { isBlocked: true }],
])('is not sent by a field that is full while %s', async (_, props) => {
  const { onSubmit, user } = open(props);
  await user.type(berth(), 'B12');
  await user.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(berth()).toHaveValue('B12');
});

it('offers no button where sending it again is of no use, but what else can be done', () => {
  open({ submit: null, otherwise: <button type="button">Ask for another</button> });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ask for another']);
});

it('asks before something that is not saved is left, where it says what would be lost', async () => {
  const { user } = open({ unsaved: 'your berth' });
  await user.type(berth(), 'B');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toHaveTextContent(
    'You haven’t saved your berth yet.',
  );
});

it('lets one leave at once where nothing was typed, or nothing is at risk any more', async () => {
  const { user } = open({ unsaved: null });
  await user.type(berth(), 'B');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
});

it('lists what is wrong in the order of its fields, however they were registered', async () => {
  function Two() {
    const fields = useFields({ berth: '', port: '' });
    const berth = fields.field('berth', { required: 'Enter a berth.' });
    const port = fields.field('port', { required: 'Enter a port.' });
    return (
      <SubmissionForm name="Place" submit="Save" fields={fields} submission={atRest} onSubmit={vi.fn()}>
        <TextField label="Port" {...port} />
        <TextField label="Berth" {...berth} />
      </SubmissionForm>
    );
  }
  render(
    <UiTheme>
      <Two />
    </UiTheme>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('2 fields need your attention:');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter a port.',
    'Enter a berth.',
  ]);
});
