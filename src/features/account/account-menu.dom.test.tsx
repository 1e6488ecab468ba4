import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferencesStore } from '../preferences/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { fakeEffects, renderScreen } from './testing/harness.tsx';
import { maraInSession, pendingMara } from './testing/people.ts';

const openMenu = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Account of Mara Lindqvist' }));
const item = (name: string) => screen.findByRole('menuitem', { name });

describe('the account menu', () => {
  it('offers a visitor the two ways in, and remembers where they were', async () => {
    const { user, router } = await renderScreen(AccountMenu, { path: '/engineering?sort=price' });
    expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/get-started');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/engineering?sort=price' },
    });
  });

  it.each([
    ['crew_member', '/crew'],
    ['supplier', '/supplier'],
    ['service_provider', '/service-provider'],
    ['admin', '/admin'],
  ])('leads a %s home and to their settings', async (role, base) => {
    const { user } = await renderScreen(AccountMenu, { effects: fakeEffects({ ...maraInSession, role }) });
    await openMenu(user);
    expect(await item('Dashboard')).toHaveAttribute('href', `${base}/dashboard`);
    expect(await item('Settings')).toHaveAttribute('href', `${base}/settings`);
  });

  it('leads nowhere for a role that it does not know', async () => {
    const effects = fakeEffects({ ...maraInSession, role: 'harbour_master' });
    const { user } = await renderScreen(AccountMenu, { effects });
    await openMenu(user);
    expect(await item('Sign out')).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Dashboard' })).toBeNull();
  });

  it('leads a pending person to the code', async () => {
    const { user } = await renderScreen(AccountMenu, { effects: fakeEffects(pendingMara) });
    await openMenu(user);
    expect(await item('Enter your code')).toHaveAttribute('href', '/verify-otp');
  });

  it('changes the theme', async () => {
    const { user } = await renderScreen(AccountMenu, { effects: fakeEffects(maraInSession) });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(preferencesStore.getSnapshot().context.theme).toBe('dark');
    preferencesStore.trigger.themeChosen({ theme: 'system' });
  });

  it('signs out', async () => {
    const { user, session } = await renderScreen(AccountMenu, { effects: fakeEffects(maraInSession) });
    await openMenu(user);
    await user.click(await item('Sign out'));
    expect(session.getSnapshot().matches('visitor')).toBe(true);
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});
