import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  allDone,
  catalogueDone,
  companyDone,
  listDone,
  describedVendor,
  incompleteAccount,
  logoDone,
  newVendor,
} from '../../../machines/onboarding/testing/tramuntana.ts';
import { ok, refused, renderAt, teo, type Answers } from '../testing/harness.tsx';
import { Component as ServicesScreen } from './services-onboarding-screen.tsx';
import { Component as FreshLinkScreen } from './vendor-fresh-link-screen.tsx';
import { Component as VendorScreen } from './vendor-onboarding-screen.tsx';

const path = '/vendors/onboarding/:id';
const own = `/vendors/onboarding/${teo.id}`;
const market: Answers = {
  'GET /market/exchange-rates': () => ok({ currency: 'EUR', rates: [] }),
  'GET /market/overview': () =>
    ok({
      departments: [],
      figures: { crew: 0, suppliers: 0, serviceProviders: 0, ports: 1 },
      ports: [{ slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' }],
    }),
};
const noAccount = () => refused(404, 'PAYMENT_ACCOUNT_NOT_FOUND', 'There is no payment account yet.');
const fresh: Answers = {
  ...market,
  'POST /suppliers/onboarding/status': () => ok(listDone),
  'GET /vendor': () => ok(newVendor),
  'POST /stripe/get-stripe-account': noAccount,
};
const at = (status: object, vendor: object = describedVendor): Answers => ({
  ...fresh,
  'POST /suppliers/onboarding/status': () => ok(status),
  'GET /vendor': () => ok(vendor),
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });

describe('who arrives', () => {
  it('as a visitor is asked to sign in, and comes back', async () => {
    const { user, router } = await renderAt(path, VendorScreen, { person: null, at: own, answers: market });
    await heading('Sign in to continue');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: own } });
  });

  it('with an address still to be proved proves it first, and comes back', async () => {
    const { router } = await renderAt(path, VendorScreen, {
      person: { ...teo, status: 'pending' },
      at: own,
      answers: market,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-otp'));
    expect(router.state.location.state).toEqual({ from: own });
  });

  it('as crew sees whose page it is, and a link to the own dashboard', async () => {
    const { asked } = await renderAt(path, VendorScreen, {
      person: { ...teo, role: 'crew_member' },
      at: own,
      answers: market,
    });
    await heading('This page is for suppliers');
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/crew/dashboard',
    );
    expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it('at another account’s page sees so, and a link to the own one', async () => {
    await renderAt(path, VendorScreen, { person: teo, at: '/vendors/onboarding/somebody', answers: market });
    await heading('This page belongs to another account');
    expect(screen.getByRole('link', { name: 'Go to your page' })).toHaveAttribute('href', own);
  });

  it('as a supplier at the providers’ path is led to the own path', async () => {
    const { router } = await renderAt('/services/onboarding/:id', ServicesScreen, {
      person: teo,
      at: `/services/onboarding/${teo.id}`,
      answers: market,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe(own));
  });

  it('finished already sees the end', async () => {
    await renderAt(path, VendorScreen, { person: teo, at: own, answers: at({ ...allDone }) });
    await heading('You’re done');
    expect(screen.getByText('Waiting for approval')).toBeVisible();
  });
});

describe('what cannot be had', () => {
  it('of the market can be tried again', async () => {
    let tries = 0;
    const { user } = await renderAt(path, VendorScreen, {
      person: teo,
      at: own,
      answers: {
        ...fresh,
        'GET /market/exchange-rates': () =>
          tries++ === 0 ? refused(503, 'UNAVAILABLE', 'Not now.') : ok({ currency: 'EUR', rates: [] }),
      },
    });
    await heading('We couldn’t load this page');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Your company');
  });

  it('is nothing for a colleague who is no owner, who reads whose it is', async () => {
    await renderAt(path, VendorScreen, {
      person: teo,
      at: own,
      answers: { ...fresh, 'GET /vendor': () => ok({ ...newVendor, yourRole: 'editor' }) },
    });
    await heading('An owner of your company sets it up');
    expect(screen.queryByRole('button', { name: 'Send for approval and continue' })).not.toBeInTheDocument();
  });

  it('of where one is can be tried again', async () => {
    let tries = 0;
    const { user } = await renderAt(path, VendorScreen, {
      person: teo,
      at: own,
      answers: {
        ...fresh,
        'GET /vendor': () => (tries++ === 0 ? refused(503, 'UNAVAILABLE', 'Not now.') : ok(newVendor)),
      },
    });
    await heading('We couldn’t load your progress');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Your company');
  });
});

type User = Awaited<ReturnType<typeof renderAt>>['user'];

/** Pastes the text, since typing a long form takes too long. */
async function enter(user: User, name: RegExp, text: string) {
  await user.clear(box(name));
  await user.click(box(name));
  await user.paste(text);
}

describe('the company', () => {
  const values: [RegExp, string][] = [
    [/^Trading name/, 'Tramuntana Chandlery'],
    [/^Legal name/, 'Tramuntana Nàutica SL'],
    [/^Registration number/, 'PM-48211'],
    [/^Street/, 'Camí de l’Escollera 4'],
    [/^Town/, 'Palma'],
  ];

  async function fill(user: User) {
    await heading('Your company');
    for (const [name, text] of values) {
      await enter(user, name, text);
    }
    await user.selectOptions(screen.getByLabelText('Country'), 'ES');
  }

  it('is saved as typed and handed in, and the ports are next', async () => {
    const saved = { ...newVendor, version: 2 };
    let status: object = listDone;
    const { user, asked } = await renderAt(path, VendorScreen, {
      person: teo,
      at: own,
      answers: {
        ...fresh,
        // Incomplete applications are not sent; saving a complete one sends it.
        'GET /vendor': () => ok({ ...newVendor, actions: [] }),
        'PUT /vendor': () => ok(saved),
        'POST /vendor/application': () => {
          status = catalogueDone;
          return ok(describedVendor);
        },
        'POST /suppliers/onboarding/status': () => ok(status),
      },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send for approval and continue' }));
    const title = await heading('Where you serve');
    await waitFor(() => expect(title).toHaveFocus());
    expect(asked.find(({ call }) => call === 'PUT /vendor')?.body).toEqual({
      tradingName: 'Tramuntana Chandlery',
      legalName: 'Tramuntana Nàutica SL',
      registrationNumber: 'PM-48211',
      vatNumber: null,
      street: 'Camí de l’Escollera 4',
      postalCode: null,
      city: 'Palma',
      country: 'ES',
      contactName: 'Teo Ferrer',
      contactEmail: 'teo.ferrer@example.com',
      contactPhone: null,
      about: null,
    });
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps what was typed over a failure and over a reload', async () => {
    const setting = { person: teo, at: own, answers: { ...fresh } };
    const { user, unmount } = await renderAt(path, VendorScreen, setting);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send for approval and continue' }));
    expect(await screen.findByText(/We couldn’t reach Quayside/)).toBeVisible();
    expect(box(/^Legal name/)).toHaveValue('Tramuntana Nàutica SL');
    unmount();
    await renderAt(path, VendorScreen, setting);
    await heading('Your company');
    for (const [name, text] of values) expect(box(name)).toHaveValue(text);
  });

  it('says next to its fields what an application still needs', async () => {
    const { user } = await renderAt(path, VendorScreen, {
      person: teo,
      at: own,
      answers: {
        ...fresh,
        'PUT /vendor': () => ok({ ...newVendor, version: 2 }),
        'POST /vendor/application': () =>
          refused(409, 'APPLICATION_INCOMPLETE', 'Something is missing.', {
            missing: ['registrationNumber'],
          }),
      },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send for approval and continue' }));
    await waitFor(() =>
      expect(box(/^Registration number/)).toHaveAccessibleDescription(
        'As in the company register. Registration number is needed.',
      ),
    );
  });

  it('changed elsewhere shows the newer version where nothing was typed, and keeps what was', async () => {
    let vendor: object = describedVendor;
    const { user } = await renderAt(path, VendorScreen, {
      person: teo,
      at: own,
      answers: {
        ...at({ ...listDone }),
        'GET /vendor': () => ok(vendor),
        'PUT /vendor': () => refused(412, 'CHANGED_ELSEWHERE', 'Changed.'),
      },
    });
    await heading('Your company');
    await enter(user, /^Town/, 'Inca');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    vendor = { ...describedVendor, version: 4, street: 'Carrer Nou 7', city: 'Sóller' };
    await user.click(await screen.findByRole('button', { name: 'Show the newer version' }));
    await waitFor(() => expect(box(/^Street/)).toHaveValue('Carrer Nou 7'));
    expect(box(/^Town/)).toHaveValue('Inca');
  });
});

describe('the progress', () => {
  it('is in view as a whole, and leads back to what is done', async () => {
    const { user } = await renderAt(path, VendorScreen, {
      person: teo,
      at: own,
      answers: at({ ...logoDone }),
    });
    await heading('Getting paid');
    const rail = within(screen.getByRole('list', { name: 'Set up your shop' }));
    expect(rail.getAllByRole('listitem')).toHaveLength(7);
    await user.click(rail.getByRole('button', { name: /^Where you serve/ }));
    await heading('Where you serve');
    await user.click(screen.getByRole('button', { name: 'Keep it as it is' }));
    await heading('Getting paid');
  });

  it('is followed by what an admin asked to be changed, until the company is opened', async () => {
    const application = {
      ...describedVendor.application,
      status: 'changes_requested',
      note: 'Please tell us which ports you deliver to.',
    };
    const { user } = await renderAt(path, VendorScreen, {
      person: teo,
      at: own,
      answers: at(
        { ...logoDone, applicationStatus: 'changes_requested' },
        { ...describedVendor, application },
      ),
    });
    await heading('Getting paid');
    expect(screen.getByRole('note')).toHaveTextContent('Please tell us which ports you deliver to.');
    await user.click(screen.getByRole('button', { name: 'Open your company' }));
    await heading('Your company');
    expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Please change this.*Please tell us which ports you deliver to\./),
    ]);
  });

  it('says at every step that the application was rejected, why, and whom to write to', async () => {
    const application = {
      ...describedVendor.application,
      status: 'rejected',
      note: 'We could not find the company in the register.',
    };
    await renderAt(path, VendorScreen, {
      person: teo,
      at: own,
      answers: at({ ...logoDone, applicationStatus: 'rejected' }, { ...describedVendor, application }),
    });
    await heading('Getting paid');
    expect(screen.getByRole('note')).toHaveTextContent(
      /Your application was rejected.*We could not find the company in the register\./,
    );
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us');
    expect(screen.queryByText(/min left/)).toBeNull();
  });

  it('shows at the list where an import is undone, and at any step a further one that was begun', async () => {
    const begun = { import: { fileName: 'nordlys.pdf' } };
    const { user } = await renderAt(path, VendorScreen, {
      person: teo,
      at: own,
      answers: { ...at({ ...logoDone }), 'GET /imports/open': () => ok(begun) },
    });
    await heading('Getting paid');
    expect(await screen.findByText('“nordlys.pdf” is not imported yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open your list' }));
    expect(await screen.findByRole('button', { name: 'Continue this import' })).toBeVisible();
    expect(screen.getByText('“nordlys.pdf” is not imported yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue this import' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Add another list' })).toBeNull();
    expect(screen.getByRole('link', { name: 'your inventory' })).toHaveAttribute(
      'href',
      '/supplier/inventory',
    );
  });

  it('skips what is optional', async () => {
    let status: object = catalogueDone;
    const { user, asked } = await renderAt(path, VendorScreen, {
      person: teo,
      at: own,
      answers: {
        ...fresh,
        'GET /vendor': () => ok(describedVendor),
        'POST /suppliers/onboarding/status': () => ok(status),
        'PUT /vendor/skipped-steps': () => {
          status = { ...catalogueDone, skippedSteps: ['delivery-area'] };
          return ok(describedVendor);
        },
      },
    });
    await heading('Where you serve');
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));
    await heading('How you deliver');
    expect(asked.find(({ call }) => call === 'PUT /vendor/skipped-steps')?.body).toEqual({
      steps: ['delivery-area'],
    });
  });
});

it('names what the payment provider still needs', async () => {
  await renderAt(path, VendorScreen, {
    person: teo,
    at: own,
    answers: {
      ...at({ ...logoDone, paymentAccountOpened: true }),
      'POST /stripe/get-stripe-account': () => ok(incompleteAccount),
    },
  });
  await heading('Getting paid');
  expect(
    within(screen.getByRole('list', { name: 'Still needed' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['The company’s tax number', 'A bank account for your payouts']);
});

it('says at the address of an expired link that there is no account, and offers to open one', async () => {
  const { asked } = await renderAt('/vendors/onboarding/refresh-stripe-account', FreshLinkScreen, {
    person: teo,
    at: '/vendors/onboarding/refresh-stripe-account',
    answers: { ...at({ ...companyDone }), 'POST /stripe/refresh-stripe-account-link': noAccount },
  });
  expect(await screen.findByRole('button', { name: 'Set up on Stripe’s page' })).toBeVisible();
  expect(asked.map(({ call }) => call)).toContain('POST /stripe/refresh-stripe-account-link');
});
