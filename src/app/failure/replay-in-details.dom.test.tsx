import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
import { fromPromise } from 'xstate';
import { safeSiteConfig, SiteConfigProvider } from '../../features/site-config/index.ts';
import { assistantMachine } from '../../machines/assistant/index.ts';
import { InspectionContext } from '../../statecharts/react/inspection-context.ts';
import { useFlow } from '../../statecharts/react/use-flow.ts';
import { readRecording } from '../../statecharts/trace/read.ts';
import { replayTrace } from '../../statecharts/trace/replay.ts';
import { appMachines } from '../recording/app-machines.ts';
import { RecordedPageContext, type PageRecorder } from '../recording/recorded-page.ts';
import {
  createGate,
  password,
  recorderOfTests,
  signInRecorded,
} from '../recording/testing/recorded-session.ts';
import { PartLoadError } from '../../lib/load-part.ts';
import { RouteFailure } from './route-failure.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

let complained: Mock;
beforeEach(() => {
  complained = vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const machine = assistantMachine.provide({
  actors: {
    askAgent: fromPromise(async ({ input }) => {
      if (input.message.includes('again'))
        throw Object.assign(new Error('Network Error'), { code: 'NETWORK_ERROR' });
      return { reply: 'The berth is free, Anna.' };
    }),
  },
});

function Broken(): never {
  throw new Error('The chart table is missing.');
}

/** A screen with its own machine, which fails on demand. */
function Screen() {
  const [snapshot, send] = useFlow(machine, { input: { sessionId: 'c-1' } });
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The chart table is missing.');
  const ask = (text: string) => send({ type: 'QUESTION.ASKED', text });
  return (
    <>
      <p>{snapshot.context.failure?.message ?? `${snapshot.context.turns.length} turns`}</p>
      <button onClick={() => ask('Is Anna Lindqvist aboard?')}>ask</button>
      <button onClick={() => ask('Is she, again?')}>ask again</button>
      <button onClick={() => setBroken(true)}>break</button>
    </>
  );
}

function open(recorder: PageRecorder | null) {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <SiteConfigProvider config={{ ...safeSiteConfig, release: 'quayside@test' }}>
        <RecordedPageContext value={recorder}>
          <InspectionContext value={recorder?.inspect ?? null}>
            <MemoryRouter>
              <ScreenBoundary within="window">
                <Screen />
              </ScreenBoundary>
            </MemoryRouter>
          </InspectionContext>
        </RecordedPageContext>
      </SiteConfigProvider>
    </StrictMode>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
}

/** A session, and a screen whose second request is refused, after which the screen fails. */
async function fail(recorder = recorderOfTests()) {
  const session = await signInRecorded(recorder.inspect);
  const { user, press } = open(recorder);
  await press('ask');
  await screen.findByText('2 turns');
  await press('ask again');
  await screen.findByText('Network Error');
  await press('break');
  await user.click(await screen.findByText('Error Details'));
  expect(
    await screen.findByText(/Names, addresses, passwords and anything you typed are left out/),
  ).toBeVisible();
  return { session, user, press };
}

it('puts what happened on the clipboard: every machine of the page, walking the same states, and no word of a person', async () => {
  const { session, press } = await fail();
  await press('Copy replay');
  expect(await screen.findByText('Replay copied. Paste it into your message to us.')).toBeVisible();

  const text = await navigator.clipboard.readText();
  for (const secret of [password, 'Anna', 'Lindqvist', 'berth', 'aboard']) expect(text).not.toContain(secret);
  const read = readRecording(text);
  if (!read.ok) throw new Error(`${read.place}: ${read.reason}`);
  expect(read.recording.release).toBe('quayside@test');
  const events = read.recording.traces.map((trace) => {
    const known = appMachines[trace.machine];
    if (!known) throw new Error(`Nobody knows ${trace.machine}.`);
    const { frames, stopped } = replayTrace(trace, known);
    return { machine: trace.machine, stopped, frames };
  });
  expect(events.map(({ machine: id, stopped }) => [id, stopped])).toEqual([
    ['assistant', null],
    ['session', null],
  ]);
  const values = events.map(({ frames }) => frames.map(({ snapshot }) => snapshot.value));
  expect(values[0]?.slice(-5)).toEqual([
    'ready',
    { asking: 'onTime' },
    'ready',
    { asking: 'onTime' },
    'ready',
  ]);
  expect(values[1]?.at(-1)).toEqual(session.getSnapshot().value);
});

it('is busy at once, and saves the same as a file', async () => {
  const recorder = createGate(recorderOfTests());
  const { press } = await fail(recorder);
  const stored: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => {
    stored.push(file as Blob); // createObjectURL takes a Blob or a MediaSource; this is always a Blob.
    return 'blob:replay';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press('Save replay');
  expect(screen.getByRole('button', { name: 'Save replay' })).toHaveAttribute('aria-busy', 'true');
  recorder.release();
  expect(await screen.findByText(/^Replay saved\. It’s saved as quayside-replay-/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save replay' })).toHaveAttribute('aria-busy', 'false');
  expect(names).toEqual([expect.stringMatching(/^quayside-replay-\d{4}-\d\d-\d\dT\d\d-\d\d\.json$/)]);
  expect(stored[0]?.type).toBe('application/json');
  expect(readRecording((await stored[0]?.text()) ?? '').ok).toBe(true);
});

it('shows the text, selected, where the browser refuses to copy it', async () => {
  const { user, press } = await fail();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await press('Copy replay');
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Replay' });
  expect(readRecording(area.value).ok).toBe(true);
  expect(area).toHaveFocus();
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy replay' })).toHaveFocus();
});

it('says that there is nothing to play back, and copies nothing', async () => {
  const { user, press } = open({ inspect: () => undefined, traces: async () => [] });
  await navigator.clipboard.writeText('what was there before');
  await press('break');
  await user.click(await screen.findByText('Error Details'));
  await screen.findByRole('button', { name: 'Copy replay' });
  await press('Copy replay');
  expect(await screen.findByText(/Nothing to play back yet/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('what was there before');
});

it('says so when the making fails, and can be tried again', async () => {
  const traces = vi.fn().mockRejectedValueOnce(new Error('in pieces')).mockResolvedValue([]);
  const { user, press } = open({ inspect: () => undefined, traces });
  await press('break');
  await user.click(await screen.findByText('Error Details'));
  await screen.findByRole('button', { name: 'Copy replay' });
  await press('Copy replay');
  expect(await screen.findByText(/We couldn’t create the replay/)).toBeVisible();
  await press('Copy replay');
  expect(await screen.findByText(/Nothing to play back yet/)).toBeVisible();
});

it('shows the details alone where nothing is recorded', async () => {
  const { user, press } = open(null);
  await press('break');
  await user.click(await screen.findByText('Error Details'));
  expect(screen.queryByRole('button', { name: 'Copy replay' })).toBeNull();
});

it.each([
  ['what is thrown outside a screen', new Error('The router is adrift.')],
  ['a part that does not load', new PartLoadError('gone')],
])('is offered for %s, too', async (_, error) => {
  // The page has been reloaded for it.
  sessionStorage.setItem('quayside.reloads', `3 ${Date.now()}`);
  const routes = [
    {
      path: '/',
      loader: () => {
        throw error;
      },
      HydrateFallback: () => null,
      element: <p>the screen</p>,
      errorElement: <RouteFailure within="window" />,
    },
  ];
  render(
    <SiteConfigProvider config={safeSiteConfig}>
      <RecordedPageContext value={recorderOfTests()}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </RecordedPageContext>
    </SiteConfigProvider>,
  );
  await userEvent.click(await screen.findByText('Error Details'));
  expect(await screen.findByRole('button', { name: 'Copy replay' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save replay' })).toBeVisible();
});

it('leaves the failure on the screen when it fails itself', async () => {
  const unreadable = {
    ...safeSiteConfig,
    get release(): string {
      throw new Error('The configuration cannot be read.');
    },
  };
  render(
    <SiteConfigProvider config={unreadable}>
      <RecordedPageContext value={recorderOfTests()}>
        <MemoryRouter>
          <ScreenBoundary within="window">
            <Broken />
          </ScreenBoundary>
        </MemoryRouter>
      </RecordedPageContext>
    </SiteConfigProvider>,
  );
  await userEvent.click(await screen.findByText('Error Details'));
  await vi.waitFor(() => expect(complained).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('heading', { name: 'Something went wrong:' })).toBeVisible();
});
