import { QueryObserver } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../api/index.ts';
import { invariant } from '../../lib/invariant.ts';
import { toastStore } from '../toasts/index.ts';
import { errorText } from './error-texts.ts';
import { fakeHold, ok, refused, renderReading } from './testing/render-reading.tsx';
import { useApiMutation, type ApiMutation, type ApiMutationOptions } from './use-api-mutation.ts';

afterEach(() => {
  for (const { id } of toastStore.getSnapshot().context.toasts) toastStore.trigger.closed({ id });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const toasts = () =>
  toastStore.getSnapshot().context.toasts.map(({ level, message, description }) => ({
    level,
    message,
    ...(description && { description }),
  }));

type Options = Partial<ApiMutationOptions<string, { message: string }>>;

/** Removes a device; `seen` receives the hook's result. */
function Removal({ seen, ...options }: Options & { seen: (mutation: ApiMutation<string>) => void }) {
  const mutation = useApiMutation<string, { message: string }>({
    send: ({ client, signal, idempotencyKey }, sessionId) =>
      answer(
        client.DELETE('/auth/sessions/{sessionId}', {
          params: { path: { sessionId } },
          headers: { 'Idempotency-Key': idempotencyKey },
          signal,
        }),
      ),
    ...options,
  });
  seen(mutation);
  return (
    <>
      <p>{mutation.busy ? `removing ${mutation.input}` : 'idle'}</p>
      {mutation.slow ? <p>slow</p> : null}
      {mutation.failure ? <p role="alert">{errorText(mutation.failure)}</p> : null}
    </>
  );
}

function start(respond: Parameters<typeof renderReading>[1], options: Options = {}, hold = fakeHold()) {
  let now: ApiMutation<string> | undefined;
  const view = renderReading(<Removal {...options} seen={(mutation) => (now = mutation)} />, respond, hold);
  const mutation = (): ApiMutation<string> => {
    invariant(now, 'set by the first rendering');
    return now;
  };
  const run = (input = 's1') => act(() => mutation().run(input));
  return { ...view, mutation, run };
}

const offline = () => undefined;
const notAllowed = () => refused(409, 'NOT_ALLOWED_NOW', 'That is not possible now.');

it('says that it worked, shows the message and reads again what has changed', async () => {
  const onDone = vi.fn();
  const { run, cache } = start(() => ok(undefined, 'That device is signed out.'), {
    invalidates: [['sessions']],
    onDone,
    success: ({ message }) => message,
  });
  cache.setQueryData(['sessions', 'own'], []);
  expect(await run()).toBe(true);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: true }), 's1');
  expect(toasts()).toEqual([{ level: 'success', message: 'That device is signed out.' }]);
  expect(cache.getQueryState(['sessions', 'own'])?.isInvalidated).toBe(true);
});

it('shows why it was refused, and reads again what is there instead', async () => {
  const onFailed = vi.fn();
  const { run, cache, asked } = start(notAllowed, { invalidates: [['sessions']], onFailed });
  cache.setQueryData(['sessions', 'own'], []);
  expect(await run()).toBe(false);
  expect(await screen.findByRole('alert')).toHaveTextContent('That is not possible now.');
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'NOT_ALLOWED_NOW' }),
    's1',
  );
  expect(cache.getQueryState(['sessions', 'own'])?.isInvalidated).toBe(true);
  expect(toasts()).toEqual([]);
  expect(asked).toHaveLength(1);
});

it('says in a toast why what has no place of its own was not done, in the sentence of the screen where it has one', async () => {
  const failed = (id: string) => `${id} is still signed in.`;
  await start(notAllowed, { failed }).run();
  await start(notAllowed, { failed, errorTexts: { NOT_ALLOWED_NOW: 'It is this device.' } }).run();
  await start(offline, { failed }).run();
  expect(toasts().map(({ message, description }) => [message, description])).toEqual([
    ['s1 is still signed in.', 'That is not possible now.'],
    ['s1 is still signed in.', 'It is this device.'],
    [
      's1 is still signed in.',
      'We couldn’t reach Quayside. Nothing was changed. Check your connection and try again.',
    ],
  ]);
});

it('is not repeated by itself, and fails at once without a network', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { run, asked } = start(offline);
  expect(await run()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('What you typed is kept');
});

it('is busy until what is shown is fresh, where it waits for that', async () => {
  const onDone = vi.fn();
  const { mutation, cache } = start(() => ok(undefined), {
    invalidates: [['sessions']],
    reloadsFirst: true,
    onDone,
  });
  const fresh = Promise.withResolvers<string>();
  const reads: (string | Promise<string>)[] = ['two devices', fresh.promise];
  const shown = new QueryObserver(cache, {
    queryKey: ['sessions', 'own'],
    queryFn: () => reads.shift() ?? 'read too often',
  });
  const stop = shown.subscribe(() => undefined);
  await waitFor(() => expect(shown.getCurrentResult().data).toBe('two devices'));
  let done: Promise<boolean> | undefined;
  act(() => void (done = mutation().run('s1')));
  await waitFor(() => expect(shown.getCurrentResult().isFetching).toBe(true));
  expect(screen.getByText('removing s1')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => {
    fresh.resolve('one device');
    expect(await done).toBe(true);
  });
  expect(onDone).toHaveBeenCalledOnce();
  expect(shown.getCurrentResult()).toMatchObject({ data: 'one device', isFetching: false });
  stop();
});

it('is done one at a time', async () => {
  const first = Promise.withResolvers<Response>();
  const { run, mutation, asked } = start(() => first.promise);
  let done: Promise<boolean> | undefined;
  act(() => void (done = mutation().run('s1')));
  expect(await screen.findByText('removing s1')).toBeVisible();
  expect(await run('s2')).toBe(false);
  await act(async () => {
    first.resolve(ok(undefined));
    expect(await done).toBe(true);
  });
  expect(asked).toHaveLength(1);
});

it('offers the way out of a long wait; what was cancelled has neither worked nor failed', async () => {
  vi.useFakeTimers();
  const onFailed = vi.fn();
  const { mutation } = start(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    { onFailed, failed: 'Not done.' },
  );
  let done: Promise<boolean> | undefined;
  await act(async () => void (done = mutation().run('s1')));
  expect(screen.queryByText('slow')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByText('slow')).toBeVisible();
  await act(async () => {
    mutation().cancel();
    expect(await done).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('idle')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect([onFailed.mock.calls, toasts()]).toEqual([[], []]);
});

it('asks to press once more when the user has signed in again after an expired session', async () => {
  const { run, hold } = start(() => refused(401, 'SESSION_EXPIRED', 'Sign in again.'));
  await run();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
  await act(async () => hold.turn(true));
  await act(async () => hold.turn(false));
  expect(screen.getByRole('alert')).toHaveTextContent('You’re signed in again.');
});

it('has the same idempotency key until one try has succeeded or its intent was given up', async () => {
  let isAway = true;
  const { run, mutation, asked } = start(() => (isAway ? undefined : ok(undefined)));
  await run();
  isAway = false;
  await run();
  isAway = true;
  await run();
  act(() => mutation().clear());
  await waitFor(() => expect(mutation()).toMatchObject({ failure: null, input: undefined }));
  await run();
  const [lost, again, other, givenUp] = asked.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(lost).toBe(again);
  expect(new Set([lost, other, givenUp]).size).toBe(3);
});

it('reports a bug as if nobody had caught it, and shows the user that something went wrong', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const bug = new TypeError('x is undefined');
  const { run } = start(offline, { send: () => Promise.reject(bug) });
  await run();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page.');
  await waitFor(() => expect(reported).toHaveBeenCalledExactlyOnceWith(bug));
  vi.unstubAllGlobals();
});
