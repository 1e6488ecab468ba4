import '../../ui/theme.css';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CartProvider, stillCart } from '../../features/cart/index.ts';
import { preferencesStore } from '../../features/preferences/index.ts';
import { UiTheme } from '../../ui/index.ts';
import { PublicLayout } from './public-layout.tsx';

function open(cart = stillCart()) {
  render(
    <MemoryRouter>
      <UiTheme>
        <CartProvider cart={cart}>
          <Routes>
            <Route element={<PublicLayout account={<a href="/login">Sign in</a>} />}>
              <Route index element={<h1>Home</h1>} />
              <Route path="engineering" element={<h1>Engineering</h1>} />
            </Route>
          </Routes>
        </CartProvider>
      </UiTheme>
    </MemoryRouter>,
  );
}

const menu = () => screen.queryByRole('navigation', { name: 'Main' });
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

afterEach(cleanup);

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 780));

  it('the menu opens by keyboard, leads into its links, and gives the focus back on Escape', async () => {
    open();
    expect(menu()).toBeNull();
    screen.getByRole('button', { name: 'Menu' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(menu()).toBeVisible();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('Close menu');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('Captain');
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.slice(-2).map((link) => link.textContent)).toEqual(['About us', 'Contact us']);
    await userEvent.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(focused()).toBe('Menu');
  });

  it('choosing a department closes the menu', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const link = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
      name: 'Engineering',
    });
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name: 'Engineering', level: 1 })).toBeVisible();
    await vi.waitFor(() => expect(menu()).toBeNull());
  });

  it('nothing is wider than the screen', () => {
    open(stillCart({ totalItems: 120 }));
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1440, 900));

  it('the departments are in a row, without a menu', () => {
    open();
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Captain',
      'Crew',
      'Exterior',
      'Interior',
      'Chef & Galley',
      'Engineering',
      'Services',
      'Resource centre',
    ]);
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  });

  it('the first stop of the keyboard leads past the navigation', async () => {
    open();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('Skip to content');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    history.replaceState(null, '', location.pathname);
  });

  it('the theme button says and chooses the other theme', async () => {
    document.documentElement.className = 'light';
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
    expect(preferencesStore.getSnapshot().context.theme).toBe('dark');
    document.documentElement.className = 'dark';
    await userEvent.click(screen.getByRole('button', { name: 'Light theme' }));
    expect(preferencesStore.getSnapshot().context.theme).toBe('light');
  });
});
