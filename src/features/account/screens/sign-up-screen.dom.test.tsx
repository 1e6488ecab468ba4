import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeEffects, refusal, renderScreen } from '../testing/harness.tsx';
import { Component as CrewSignUpScreen } from './crew-sign-up-screen.tsx';
import { Component as ServiceSignUpScreen } from './service-sign-up-screen.tsx';
import { Component as SignUpScreen } from './sign-up-screen.tsx';
import { Component as VendorSignUpScreen } from './vendor-sign-up-screen.tsx';

const box = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('Password');
const create = () => screen.getByRole('button', { name: 'Create account' });

type User = Awaited<ReturnType<typeof renderScreen>>['user'];
async function fill(user: User, secret = 'seven knots to windward') {
  await user.type(box('First name'), ' Mara ');
  await user.type(box('Last name'), 'Lindqvist');
  await user.type(box('Email'), 'mara.lindqvist@example.com');
  await user.type(password(), secret);
}

const typed = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara.lindqvist@example.com',
  password: 'seven knots to windward',
};

describe('the sign-up pages', () => {
  it.each([
    ['crew_member', CrewSignUpScreen],
    ['supplier', VendorSignUpScreen],
    ['service_provider', ServiceSignUpScreen],
  ])('the page of one role signs up with it: %s', async (role, Screen) => {
    const { user, effects, session } = await renderScreen(Screen);
    await fill(user);
    await user.click(create());
    expect(effects.signUp).toHaveBeenCalledExactlyOnceWith({ ...typed, role });
    expect(session.getSnapshot().value).toEqual({ awaitingCode: 'entering' });
  });

  it('the page of all roles asks which, and signs up with the chosen one', async () => {
    const { user, effects } = await renderScreen(SignUpScreen);
    await fill(user);
    await user.click(create());
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Choose your role.');
    expect(effects.signUp).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'I sell goods' }));
    await user.click(create());
    expect(effects.signUp).toHaveBeenCalledExactlyOnceWith({ ...typed, role: 'supplier' });
  });

  it('a vendor sees the commission of the market with an example, crew see none', async () => {
    const example = 'Of a €100.00 sale you receive €87.50.';
    const config = { commissionBasisPoints: 1250 };
    const { user } = await renderScreen(SignUpScreen, { config });
    expect(document.body).not.toHaveTextContent(example);
    await user.click(screen.getByRole('radio', { name: 'I sell goods' }));
    expect(document.body).toHaveTextContent(`12.5% of each sale, before tax and delivery. ${example}`);
    await user.click(screen.getByRole('radio', { name: 'I work on board' }));
    expect(document.body).not.toHaveTextContent(example);
    cleanup();
    await renderScreen(ServiceSignUpScreen, { config });
    expect(document.body).toHaveTextContent(example);
  });

  it('a vendor reads that no applications are taken, and can have an account all the same', async () => {
    const off = 'We’re not taking new vendors at the moment';
    const config = { takesApplications: false };
    const { user } = await renderScreen(SignUpScreen, { config });
    expect(document.body).not.toHaveTextContent(off);
    await user.click(screen.getByRole('radio', { name: 'I sell my time' }));
    expect(document.body).toHaveTextContent(off);
    cleanup();
    const { user: supplier, effects } = await renderScreen(VendorSignUpScreen, { config });
    expect(document.body).toHaveTextContent(off);
    await fill(supplier);
    await supplier.click(create());
    expect(effects.signUp).toHaveBeenCalledOnce();
  });

  it('counts the password while it is typed, in characters', async () => {
    const { user } = await renderScreen(CrewSignUpScreen);
    await user.type(password(), 'åtta glas⚓');
    expect(screen.getByText('10 of at least 12 characters.')).toBeVisible();
    await user.click(create());
    expect(password()).toHaveAccessibleDescription('Use at least 12 characters; this has 10.');
    await user.type(password(), '!!');
    expect(screen.getByText('12 characters: long enough. Longer is stronger.')).toBeVisible();
    expect(password()).not.toHaveAccessibleDescription();
  });

  it('puts what the server found next to the fields, and keeps what was typed', async () => {
    const effects = fakeEffects();
    effects.signUp.mockRejectedValue(
      refusal('VALIDATION', 'Please check the marked fields.', {
        fields: [
          { field: 'email', message: 'must be an email address', rule: 'format' },
          { field: 'firstName', message: 'must not be empty', rule: 'pattern' },
        ],
      }),
    );
    const { user } = await renderScreen(CrewSignUpScreen, { effects });
    await fill(user);
    await user.click(create());
    expect(await screen.findByRole('alert')).toHaveTextContent('2 fields need your attention:');
    expect(box('Email')).toHaveAccessibleDescription(/Email must be an email address\.$/);
    expect(box('First name')).toHaveAccessibleDescription('First name must not be empty.');
    expect(box('Last name')).toHaveValue('Lindqvist');
    expect(password()).toHaveValue('seven knots to windward');
  });

  it('shows a too common password at the field, and accepts another', async () => {
    const effects = fakeEffects();
    const message = 'This password is too easy to guess. Choose another one.';
    effects.signUp.mockRejectedValueOnce(refusal('PASSWORD_TOO_COMMON', message));
    const { user } = await renderScreen(CrewSignUpScreen, { effects });
    await fill(user, 'passwordpassword');
    await user.click(create());
    await screen.findByRole('alert');
    expect(password()).toHaveAccessibleDescription(message);
    await user.clear(password());
    await user.type(password(), 'seven knots to windward');
    await user.click(create());
    expect(effects.signUp).toHaveBeenLastCalledWith({ ...typed, role: 'crew_member' });
  });

  it('asks before it is left half filled, and lets go once the account is open', async () => {
    const { user, router } = await renderScreen(CrewSignUpScreen);
    await fill(user);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(router.state.location.pathname).toBe('/here');
    expect(box('Last name')).toHaveValue('Lindqvist');
    await user.click(create());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('leaves without a word when nothing was typed', async () => {
    const { user, router } = await renderScreen(CrewSignUpScreen);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('asks for the address alone when the names come from a sign-up with another one', async () => {
    await renderScreen(CrewSignUpScreen, { state: { firstName: 'Mara', lastName: 'Lindqvist' } });
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Mara');
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Lindqvist');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });
});
