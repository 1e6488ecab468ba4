import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt, teo } from '../testing/harness.tsx';
import { Component as ApplyScreen } from './apply-screen.tsx';

/** Pastes the text, since typing a long form takes too long. */
async function enter(user: Awaited<ReturnType<typeof renderAt>>['user'], name: RegExp, text: string) {
  await user.click(screen.getByLabelText(name, { selector: 'input' }));
  await user.paste(text);
}

it('opens an account with the company’s details and its contact person', async () => {
  const signUp = vi.fn(async (_: unknown) => ({
    user: { ...teo, role: 'service_provider', status: 'pending' as const },
    message: 'We have sent a six-digit code.',
  }));
  const { user, session } = await renderAt('/apply', ApplyScreen, { person: null, at: '/apply', signUp });
  await user.click(screen.getByRole('radio', { name: /^Services/ }));
  await enter(user, /^Trading name/, 'Ferrer Rigging');
  await enter(user, /^Legal name/, 'Ferrer Rigging SL');
  await enter(user, /^Registration number/, 'PM-11');
  await enter(user, /^Street/, 'Moll Vell 1');
  await enter(user, /^Town/, 'Palma');
  await user.selectOptions(screen.getByLabelText('Country'), 'ES');
  await enter(user, /^First name/, 'Teo');
  await enter(user, /^Last name/, 'Ferrer');
  await enter(user, /^Email/, ' teo.ferrer@example.com');
  await enter(user, /^Password$/, 'seven knots to windward');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    role: 'service_provider',
    firstName: 'Teo',
    lastName: 'Ferrer',
    email: 'teo.ferrer@example.com',
    password: 'seven knots to windward',
    company: {
      tradingName: 'Ferrer Rigging',
      legalName: 'Ferrer Rigging SL',
      registrationNumber: 'PM-11',
      vatNumber: null,
      street: 'Moll Vell 1',
      postalCode: null,
      city: 'Palma',
      country: 'ES',
      contactName: 'Teo Ferrer',
      contactEmail: 'teo.ferrer@example.com',
      contactPhone: null,
    },
  });
  expect(session.getSnapshot().value).toEqual({ awaitingCode: 'entering' });
});

it('says next to its field what the server found wrong with the company', async () => {
  const refusal = Object.assign(new Error('Please check the marked fields.'), {
    code: 'VALIDATION',
    details: {
      fields: [
        { field: 'company/tradingName', message: 'must have at most 120 characters', rule: 'maxLength' },
      ],
    },
  });
  const { user, session } = await renderAt('/apply', ApplyScreen, {
    person: null,
    at: '/apply',
    signUp: () => Promise.reject(refusal),
  });
  session.send({
    type: 'SIGN_UP.SUBMITTED',
    role: 'supplier',
    firstName: 'T',
    lastName: 'F',
    email: 'a@example.com',
    password: 'x',
  });
  expect(await screen.findByText('Trading name must have at most 120 characters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('Choose what you offer.', { selector: 'a' })).toBeVisible();
});

it('says at once that a VAT ID can’t be, or is another country’s', async () => {
  const signUp = vi.fn();
  const { user } = await renderAt('/apply', ApplyScreen, { person: null, at: '/apply', signUp });
  await vi.dynamicImportSettled();
  const number = screen.getByLabelText(/^VAT ID/);
  await enter(user, /^VAT ID/, 'DE123456788');
  await user.selectOptions(screen.getByLabelText('Country'), 'ES');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(number).toHaveAccessibleDescription(
    'Without one, your shop charges no VAT. This is a German VAT ID. Enter the one of the company’s country, or choose another country.',
  );
  await user.selectOptions(screen.getByLabelText('Country'), 'DE');
  expect(number).toHaveAccessibleDescription('Without one, your shop charges no VAT.');
  await user.clear(number);
  await enter(user, /^VAT ID/, 'DE123456789');
  expect(number).toHaveAccessibleDescription(
    'Without one, your shop charges no VAT. One of the digits is wrong. Compare it with the company’s invoices.',
  );
  await user.clear(number);
  expect(number).toHaveAccessibleDescription('Without one, your shop charges no VAT.');
  await user.selectOptions(screen.getByLabelText('Country'), 'US');
  expect(number).toHaveAccessibleDescription(
    'The USA has none: keep it empty. Without one, your shop charges no VAT.',
  );
  expect(signUp).not.toHaveBeenCalled();
});

it.each([
  ['supplier', 'You’ve already applied', 'See its status', `/vendors/onboarding/${teo.id}`],
  ['service_provider', 'You’ve already applied', 'See its status', `/services/onboarding/${teo.id}`],
  ['crew_member', 'You’re already signed in', 'Go to your dashboard', '/crew/dashboard'],
])('leads a %s who is signed in to where they belong', async (role, title, link, href) => {
  await renderAt('/apply', ApplyScreen, { person: { ...teo, role }, at: '/apply' });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});
