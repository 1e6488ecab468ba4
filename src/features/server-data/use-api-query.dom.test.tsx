import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, useState, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { dataOf } from '../../api/index.ts';
import { fakeHold, ok, refused, renderReading } from './testing/render-reading.tsx';
import { useApiQuery, type ApiQueryOptions } from './use-api-query.ts';

afterEach(() => void vi.useRealTimers());

type Options = Partial<Omit<ApiQueryOptions<number>, 'key'>>;

/** Shows how many orders there are to answer. */
function Figure({ id = 'one', ...options }: Options & { id?: string }) {
  const query = useApiQuery({
    key: ['figure', id],
    read: ({ client, signal }) =>
      dataOf(client.GET('/demo/outbox', { params: { query: { to: id } }, signal })).then(
        ({ items }) => items.length,
      ),
    ...options,
  });
  return (
    <>
      <output>{query.data ?? 'nothing'}</output>
      {query.isPrevious ? <p>of another</p> : null}
      {query.failed ? (
        <p role="alert">
          {query.failed.reason ?? 'Check your connection.'} {query.failed.details}{' '}
          <button onClick={query.failed.onRetry}>Try again</button>
        </p>
      ) : null}
    </>
  );
}

const mails = (count: number) => ok({ items: Array.from({ length: count }, () => ({})) });

it('shows what was read', async () => {
  renderReading(<Figure />, () => mails(3));
  expect(await screen.findByText('3')).toBeVisible();
});

it('asks nothing while the session is expired, and asks once the user has signed in again', async () => {
  const { asked, hold } = renderReading(<Figure />, () => mails(3), fakeHold(true));
  await act(async () => undefined);
  expect(asked).toHaveLength(0);
  await act(async () => hold.turn(false));
  expect(await screen.findByText('3')).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('asks again what an expired session was refused', async () => {
  const hold = fakeHold();
  let isExpired = true;
  renderReading(
    <Figure />,
    () => (isExpired ? refused(401, 'SESSION_EXPIRED', 'Sign in again.') : mails(2)),
    hold,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  await act(async () => hold.turn(true));
  isExpired = false;
  await act(async () => hold.turn(false));
  expect(await screen.findByText('2')).toBeVisible();
});

it('asks what needs no session while it is expired', async () => {
  renderReading(<Figure isPublic />, () => mails(3), fakeHold(true));
  expect(await screen.findByText('3')).toBeVisible();
});

it('asks nothing while there is nothing to ask about', async () => {
  const { asked } = renderReading(<Figure enabled={false} />, () => mails(3));
  await act(async () => undefined);
  expect(asked).toHaveLength(0);
});

it('asks four times for an answer that is lost, offline too, with growing waits', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { asked } = renderReading(<Figure />, () => undefined);
  const askedAfter: number[] = [];
  for (const ms of [0, 1_000, 2_000, 4_000, 60_000]) {
    await act(async () => vi.advanceTimersByTimeAsync(ms));
    askedAfter.push(asked.length);
  }
  expect(askedAfter).toEqual([1, 2, 3, 4, 4]);
  expect(screen.getByRole('alert')).toHaveTextContent('NETWORK_ERROR');
  vi.restoreAllMocks();
});

it('asks once for what is refused, shows code and request, and asks again on request', async () => {
  let isThere = false;
  const { asked } = renderReading(<Figure />, () =>
    isThere ? mails(1) : refused(404, 'NOT_FOUND', 'There is no such thing.'),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('NOT_FOUND · request-1');
  expect(asked).toHaveLength(1);
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that it is not the connection where the reader may not read it any more', async () => {
  renderReading(<Figure />, () => refused(403, 'FORBIDDEN', 'You don’t work for this company any more.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^You don’t work for this company any more/);
});

it.each([
  ['stays while another is read', true, '1of another'],
  ['goes when another is read, unless it is to stay', false, 'nothing'],
])('what was read before %s', async (_, keepPrevious, shown) => {
  const held = Promise.withResolvers<Response>();
  const respond = ({ url }: Request) => (url.endsWith('one') ? mails(1) : held.promise);
  const { container, asked } = renderReading(<Switching keepPrevious={keepPrevious} />, respond);
  expect(await screen.findByText('1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(container.querySelector('section')?.textContent).toBe(shown);
  await act(async () => held.resolve(mails(5)));
  await waitFor(() => expect(container.querySelector('section')?.textContent).toBe('5'));
});

it('gives the same function to read again as long as the screen is there, so that an effect may depend on it', async () => {
  const given = new Set<() => void>();
  function Reading() {
    const { data, refetch } = useApiQuery({ key: ['given'], read: async () => 'read' });
    given.add(refetch);
    return <output>{data ?? 'nothing'}</output>;
  }
  renderReading(<Reading />, () => undefined);
  expect(await screen.findByText('read')).toBeVisible();
  expect(given.size).toBe(1);
});

/** A screen that is left and opened again at once. */
function Reopened({ onOpen }: { onOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Turn
      </button>
      {isOpen ? <Figure onOpen={onOpen} /> : null}
    </>
  );
}

it.each([
  [true, '2'],
  [false, '1'],
])('is read again when its screen is opened again: %s', async (onOpen, shown) => {
  let count = 0;
  const { asked } = renderReading(<Reopened onOpen={onOpen} />, () => mails((count += 1)));
  expect(await screen.findByText('1')).toBeVisible();
  const turn = screen.getByRole('button', { name: 'Turn' });
  await userEvent.click(turn);
  await userEvent.click(turn);
  expect(await screen.findByText(shown)).toBeVisible();
  expect(asked).toHaveLength(onOpen ? 2 : 1);
});

it('stops a read that nobody waits for any more', async () => {
  const { asked, unmount } = renderReading(<Figure />, () => new Promise(() => undefined));
  await waitFor(() => expect(asked).toHaveLength(1));
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
});

it('hands a bug to the error screen', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const read = () => Promise.reject(new TypeError('x is undefined'));
  renderReading(
    <Boundary>
      <Figure read={read} />
    </Boundary>,
    () => undefined,
  );
  expect(await screen.findByText('x is undefined')).toBeVisible();
  vi.restoreAllMocks();
});

function Switching(options: Options) {
  const [id, setId] = useState('one');
  return (
    <>
      <button onClick={() => setId('other')}>Other</button>
      <section>
        <Figure id={id} {...options} />
      </section>
    </>
  );
}

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}
