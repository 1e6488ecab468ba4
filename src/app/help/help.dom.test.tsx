import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AuthProvider, stillSession, type Session } from '../../features/account/index.ts';
import { safeSiteConfig, SiteConfigProvider } from '../../features/site-config/index.ts';
import { toastStore } from '../../features/toasts/index.ts';
import { readRecording } from '../../statecharts/trace/read.ts';
import { RecordedPageContext, type RecordedPage } from '../recording/recorded-page.ts';
import {
  createGate,
  password,
  recorderOfTests,
  signInRecorded,
} from '../recording/testing/recorded-session.ts';
import { Help } from './help.tsx';
import { PageHelp } from './page-help.tsx';

const toasts = () => toastStore.getSnapshot().context.toasts;

afterEach(() => toasts().forEach(({ id }) => toastStore.trigger.closed({ id })));

const recorder = recorderOfTests();

function open(session: Session, page: RecordedPage = recorder, at = '/') {
  const element = (
    <>
      <Help worded />
      <PageHelp role="crew_member" />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <SiteConfigProvider config={safeSiteConfig}>
      <RecordedPageContext value={page}>
        <AuthProvider session={session}>
          <RouterProvider router={router} />
        </AuthProvider>
      </RecordedPageContext>
    </SiteConfigProvider>,
  );
  return { user: userEvent.setup(), router };
}

it('is there for signed-in users', async () => {
  open(await signInRecorded(recorder.inspect));
  expect(await screen.findByRole('button', { name: 'Help' })).toBeVisible();
});

it('is not there for a visitor', () => {
  open(stillSession);
  expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();
});

it('leads to us, says what is in a replay, and copies it, by keyboard alone', async () => {
  const page = createGate(recorder);
  const { user } = open(await signInRecorded(recorder.inspect), page);
  const button = await screen.findByRole('button', { name: 'Help' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'How it works',
    'Resource centre',
    'Contact us',
    'Copy replay',
    'Save replay',
  ]);
  const copy = screen.getByRole('menuitem', { name: 'Copy replay' });
  expect(copy).toHaveAccessibleDescription(/Names, addresses, passwords and anything you typed are left out/);
  for (const name of ['How it works', 'Resource centre', 'Contact us', 'Copy replay']) {
    if (name !== 'How it works') await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
  }
  await user.keyboard('{Enter}');
  // The menu responds to the press while the replay is being created.
  expect(screen.getByRole('button', { name: 'Help: preparing the replay' })).toHaveFocus();
  page.release();
  expect(await screen.findByRole('button', { name: 'Help' })).toHaveFocus();

  expect(toasts()).toMatchObject([{ level: 'success', message: 'Replay copied.' }]);
  const text = await navigator.clipboard.readText();
  expect(text).not.toContain(password);
  expect(readRecording(text).ok).toBe(true);
});

it('answers what is asked, with the way there, and gives the focus back', async () => {
  const { user, router } = open(await signInRecorded(recorder.inspect));
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Help' }));
    await user.click(await screen.findByRole('menuitem', { name: 'How it works' }));
    return within(await screen.findByRole('dialog', { name: 'How it works' }));
  };
  const answers = await ask();
  const titles = () => answers.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles().length).toBeGreaterThan(20);
  await user.type(answers.getByRole('searchbox'), 'refund{Enter}');
  expect(titles()[0]).toBe('Refunds');
  expect(answers.getByText(/^Refunds go back the way you paid/)).toBeVisible();
  const [spend] = answers.getAllByText('Spend');
  if (spend === undefined) throw new Error('The answer leads nowhere.');
  await user.click(spend);
  expect(router.state.location.pathname).toBe('/crew/financial-management');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const again = await ask();
  await user.type(again.getByRole('searchbox'), 'xyzzy{Enter}');
  expect(again.getByText('No answer for “xyzzy”.')).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus());
});

it('has the questions of the page one is on, in the menu and at its end', async () => {
  const { user } = open(await signInRecorded(recorder.inspect), recorder, '/crew/cart');
  await user.click(await screen.findByRole('button', { name: 'Help' }));
  await user.click(await screen.findByRole('menuitem', { name: 'When am I charged?' }));
  const dialog = await screen.findByRole('dialog', { name: 'How it works' });
  expect(within(dialog).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('When you’re charged');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  const questions = within(await screen.findByRole('navigation', { name: 'Questions about this page' }));
  await user.click(questions.getByRole('button', { name: 'What does delivery cost?' }));
  const again = await screen.findByRole('dialog', { name: 'How it works' });
  expect(again.querySelector('details[open]')).toHaveAttribute('id', 'delivery-costs');
});
