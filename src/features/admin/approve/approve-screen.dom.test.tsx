import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApplicationDetail } from './application.types.ts';
import {
  counts,
  newApplications,
  tramuntana,
  tramuntanaInReview,
  tramuntanaLive,
} from './testing/example-applications.ts';
import { closeToasts, ok, refused, toastMessages, type Answers } from '../../testing/render-screen.tsx';
import { renderApplications } from './testing/render-applications.tsx';

afterEach(() => {
  localStorage.clear();
  closeToasts();
});

const path = `/admin/applications/${tramuntana.id}`;
const opened = `?application=${tramuntana.id}`;

/** A fake server with three new applications, one of them in the given state. */
const serverWith = (detail: () => ApplicationDetail, more: Answers = {}): Answers => ({
  'GET /admin/applications': () => ok({ items: newApplications, nextCursor: null, counts }),
  [`GET ${path}`]: () => ok(detail()),
  ...more,
});

const heading = () => screen.findByRole('heading', { name: 'Tramuntana Chandlery' });
const press = (name: string) => screen.getByRole('button', { name });

describe('the desk', () => {
  it('asks for what is to be decided, and says how many there are of each', async () => {
    const { asked } = renderApplications(serverWith(() => tramuntana));
    expect(await screen.findByRole('link', { name: /Nils Berg Rigging/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Approved 31', pressed: false })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'To decide 4', pressed: true })).toBeInTheDocument();
    expect(asked).toMatchObject([
      { call: 'GET /admin/applications', query: { limit: '50', status: 'waiting' } },
    ]);
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer a-token');
  });

  it('says in any list that an approved vendor is suspended', async () => {
    const [first] = newApplications;
    const items = [{ ...first, status: 'approved', vendorStatus: 'suspended' }];
    renderApplications(
      serverWith(() => tramuntana, {
        'GET /admin/applications': () => ok({ items, nextCursor: null, counts }),
      }),
      '?status=all',
    );
    expect(await screen.findByRole('link', { name: /Suspended/ })).not.toHaveTextContent('Approved');
  });

  it('tells somebody of another role whose page it is, and leads on', async () => {
    renderApplications({
      'GET /admin/applications': () => refused(403, 'FORBIDDEN', 'You may not do this.'),
    });
    expect(await screen.findByText('This page is for administrators')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeInTheDocument();
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
  });

  it('keeps status, words and the open application in the address', async () => {
    const { user, router, asked } = renderApplications(serverWith(() => tramuntana));
    await screen.findByRole('button', { name: 'All 42' });
    // A search looks in all states, unless one was chosen.
    await user.type(screen.getByRole('searchbox', { name: 'Search vendors' }), 'berg{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?status=all&q=berg'));
    await user.click(await screen.findByRole('link', { name: /Tramuntana/ }));
    expect(router.state.location.search).toBe(`?status=all&q=berg&application=${tramuntana.id}`);
    expect(asked.at(-2)?.query).toEqual({ limit: '50', q: 'berg' });
    expect(await heading()).toHaveFocus();
  });

  it('looks in the chosen state alone for words', async () => {
    const { user, router } = renderApplications(serverWith(() => tramuntana));
    await user.click(await screen.findByRole('button', { name: /^Approved/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Search vendors' }), 'berg{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?status=approved&q=berg'));
  });

  it('opens the vendor whose name a link from elsewhere gives, once', async () => {
    const { user, router } = renderApplications(
      serverWith(() => tramuntana),
      '?status=all&q=Tramuntana+Chandlery&open=named',
    );
    expect(await heading()).toHaveFocus();
    const { search } = router.state.location;
    expect(search).toBe(`?status=all&q=Tramuntana+Chandlery&application=${tramuntana.id}`);
    await user.click(screen.getByRole('link', { name: 'All vendors' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=all&q=Tramuntana+Chandlery'));
    expect(screen.queryByRole('heading', { name: 'Tramuntana Chandlery' })).toBeNull();
  });

  it('reads on where the page before ended', async () => {
    const { user, asked } = renderApplications({
      'GET /admin/applications': ({ query }) =>
        query.cursor === undefined
          ? ok({ items: newApplications.slice(0, 2), nextCursor: 'place-2', counts })
          : ok({ items: newApplications.slice(2), nextCursor: null, counts }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: /Compagnie/ })).toBeInTheDocument();
    expect(asked.map(({ query }) => query.cursor)).toEqual([undefined, 'place-2']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps the choice of what the rows show', async () => {
    const { user, unmount } = renderApplications(serverWith(() => tramuntana));
    const row = () => screen.findByRole('link', { name: /Tramuntana/ });
    expect(await row()).toHaveTextContent('Supplier · Palma, Spain 2 documents 1,240 listings');
    await user.click(press('Columns'));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Listings' }));
    unmount();
    renderApplications(serverWith(() => tramuntana));
    expect(await row()).toHaveTextContent('2 documents');
    expect(await row()).not.toHaveTextContent('listings');
  });

  it('saves what a search finds as a file, read in the largest pages', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, asked } = renderApplications(
      serverWith(() => tramuntana),
      '?q=marine',
    );
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    press.mockRestore();
    expect((await saved[0]?.text())?.trim().split('\r\n').slice(0, 3)).toEqual([
      'Name,Legal name,Kind,City,Country,Status,Vendor,Documents,Listings,Sent (UTC),Changes asked by',
      'Tramuntana Chandlery,Tramuntana Nàutica SL,Supplier,Palma,ES,New,Applicant,2,1240,2026-11-19T16:05:00.000Z,',
      'Nils Berg Rigging,,Service provider,Antibes,FR,New,Applicant,1,14,2026-11-20T07:12:00.000Z,Ada Marsh',
    ]);
    expect(asked.at(-1)?.query).toEqual({ limit: '100', status: 'waiting', q: 'marine' });
  });

  it('says that nothing could be read, and tries again when asked', async () => {
    let isAway = true;
    const { user } = renderApplications({
      'GET /admin/applications': () =>
        isAway ? undefined : ok({ items: newApplications, nextCursor: null, counts }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the vendors.');
    isAway = false;
    await user.click(press('Try again'));
    expect(await screen.findByRole('link', { name: /Tramuntana/ })).toBeInTheDocument();
  });

  it('says so when a link leads to no application', async () => {
    renderApplications(
      serverWith(() => tramuntana, { [`GET ${path}`]: () => refused(404, 'NOT_FOUND', 'None.') }),
      opened,
    );
    expect(await screen.findByText('Application not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All vendors' })).toHaveAttribute('href', '/admin/approve');
  });
});

it.each([
  ['valid', 'WAPIAAAAY0000001', /^Valid · .+ · consultation number WAPIAAAAY0000001$/],
  ['invalid', null, /^There is no such number · /],
  ['waiting', null, /^Being looked up$/],
] as const)('shows what VIES says of the VAT ID: %s', async (state, consultationNumber, said) => {
  const checkedAt = state === 'waiting' ? null : '2026-11-19T16:05:09.000Z';
  const vatCheck = { state, checkedAt, consultationNumber };
  renderApplications(
    serverWith(() => ({ ...tramuntana, vatCheck })),
    opened,
  );
  expect(await screen.findByText('In VIES')).toBeVisible();
  expect(screen.getByText('In VIES').nextElementSibling).toHaveTextContent(said);
});

describe('an application that was sent again', () => {
  const askedAt = '2026-11-20T08:30:00.000Z';
  const entry = { process: 'application', from: 'x', to: 'y', by: 'Ada Marsh' } as const;
  const again = (changed: string | null, uploadedAt: string): ApplicationDetail => ({
    ...tramuntanaInReview,
    vendor: {
      ...tramuntanaInReview.vendor,
      papers: tramuntanaInReview.vendor.papers.map((paper) => ({ ...paper, uploadedAt })),
    },
    history: [
      // Before the admin asked.
      { ...entry, command: 'company_changed', note: 'City: “Ibiza” became “Palma”.', at: askedAt },
      { ...entry, command: 'ask', note: 'Whose register is this?', at: askedAt },
      ...(changed === null
        ? []
        : [{ ...entry, command: 'company_changed', note: changed, at: '2026-11-21T09:00:00.000Z' }]),
      { ...entry, command: 'submit', note: null, at: '2026-11-21T09:05:00.000Z' },
    ],
  });
  const notice = async (detail: ApplicationDetail) => {
    renderApplications(
      serverWith(() => detail),
      opened,
    );
    return (await screen.findByText(/since Ada Marsh asked/)).closest('[role="note"]');
  };

  it('says what has changed since an admin asked for changes', async () => {
    const said = await notice(again('Legal name: “A” became “B”.', '2026-11-21T09:01:00.000Z'));
    expect(said).toHaveTextContent('What has changed since Ada Marsh asked');
    expect(said).toHaveTextContent('Asked for: “Whose register is this?”');
    expect(
      within(said as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Legal name: “A” became “B”.',
      'New document: Registro mercantil.pdf.',
      'New document: Pòlissa 2026.jpg.',
    ]);
  });

  it('says that nothing has', async () => {
    expect(await notice(again(null, askedAt))).toHaveTextContent('Nothing has changed since Ada Marsh asked');
  });
});

it.each([
  ['ESB12345674', 'Check it in VIES', 'https://ec.europa.eu/taxation_customs/vies/#/vat-validation'],
  ['GB123456782', 'Check it in the UK register', 'https://www.gov.uk/check-uk-vat-number'],
])('leads to the register in which the VAT ID %s can be looked up', async (vatNumber, name, href) => {
  renderApplications(
    serverWith(() => ({ ...tramuntana, vendor: { ...tramuntana.vendor, vatNumber } })),
    opened,
  );
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByText('VAT ID').nextElementSibling).toHaveTextContent(vatNumber);
});

it('opens the logo, and says so where a company gave no VAT ID', async () => {
  const logoUrl = '/api/files/0193f2a1-7c1e-7b2a-9d4e-000000000301';
  renderApplications(
    serverWith(() => ({ ...tramuntana, vendor: { ...tramuntana.vendor, logoUrl, vatNumber: null } })),
    opened,
  );
  expect(await screen.findByRole('link', { name: 'Open the logo of Tramuntana Chandlery' })).toHaveAttribute(
    'href',
    logoUrl,
  );
  expect(screen.getByText('VAT ID').nextElementSibling).toHaveTextContent('None given');
});

describe('deciding', () => {
  it('takes an application at once, with the version that was looked at', async () => {
    const { user, asked } = renderApplications(
      serverWith(() => tramuntana, {
        [`POST ${path}/decision`]: () => ok(tramuntanaInReview, 'You are reading it now.'),
      }),
      opened,
    );
    await user.click(await screen.findByRole('button', { name: 'Start review' }));
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeInTheDocument();
    expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ decision: 'take', version: 2 });
    expect(toastMessages()).toEqual(['You are reading it now.']);
    expect(await screen.findByRole('button', { name: /^To decide/, pressed: true })).toBeVisible();
    expect(await heading()).toHaveFocus();
  });

  it('takes an application that its vendor has changed meanwhile', async () => {
    let version = 2;
    const { user, asked } = renderApplications(
      serverWith(() => ({ ...tramuntana, version }), {
        [`POST ${path}/decision`]: () => {
          if (version === 3) return ok({ ...tramuntanaInReview, version: 4 }, 'You are reading it now.');
          version = 3;
          return refused(412, 'CHANGED_ELSEWHERE', 'Changed.');
        },
      }),
      opened,
    );
    await user.click(await screen.findByRole('button', { name: 'Start review' }));
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeInTheDocument();
    expect(asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
      { decision: 'take', version: 2 },
      { decision: 'take', version: 3 },
    ]);
    expect(toastMessages()).toEqual(['You are reading it now.']);
  });

  it('approves after asking, by name, and reads the list anew', async () => {
    const { user, asked } = renderApplications(
      serverWith(() => tramuntanaInReview, {
        [`POST ${path}/decision`]: () => ok(tramuntanaLive, 'Tramuntana Chandlery is approved.'),
      }),
      opened,
    );
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Approve Tramuntana Chandlery?' });
    expect(dialog).toHaveTextContent('its listings go live immediately');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('button', { name: 'Suspend' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Approved 31', pressed: true })).toBeVisible();
    const lists = asked.filter(({ call }) => call === 'GET /admin/applications');
    expect(lists.at(-1)?.query).toEqual({ limit: '50', status: 'approved' });
    expect(toastMessages()).toEqual(['Tramuntana Chandlery is approved.']);
  });

  it('asks for changes only with words', async () => {
    const { user, asked } = renderApplications(
      serverWith(() => tramuntanaInReview, {
        [`POST ${path}/decision`]: () => ok(tramuntanaInReview, 'Asked.'),
      }),
      opened,
    );
    await user.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    const dialog = screen.getByRole('dialog', { name: 'Ask Tramuntana Chandlery for changes?' });
    const send = within(dialog).getByRole('button', { name: 'Ask for changes' });
    await user.click(send);
    expect(within(dialog).getAllByText('Please give a reason.').length).toBeGreaterThan(0);
    await user.type(within(dialog).getByRole('textbox'), ' The register. ');
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
      { decision: 'ask', version: 3, note: 'The register.' },
    ]);
  });

  it('keeps what was typed when the application changed meanwhile, and goes by the new version then', async () => {
    let version = 3;
    const { user, asked } = renderApplications(
      serverWith(() => ({ ...tramuntanaInReview, version }), {
        [`POST ${path}/decision`]: () => {
          if (version === 4) return ok(tramuntanaInReview, 'Rejected.');
          version = 4;
          return refused(412, 'CHANGED_ELSEWHERE', 'Changed.');
        },
      }),
      opened,
    );
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = screen.getByRole('dialog', { name: 'Reject Tramuntana Chandlery?' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'No such company.');
    const send = within(dialog).getByRole('button', { name: 'Reject application' });
    await user.click(send);
    expect(await within(dialog).findByText(/has changed since you opened it/)).toBeInTheDocument();
    await waitFor(() => expect(asked.filter(({ call }) => call === `GET ${path}`)).toHaveLength(2));
    expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('No such company.');
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
      { decision: 'reject', version: 3, note: 'No such company.' },
      { decision: 'reject', version: 4, note: 'No such company.' },
    ]);
  });

  it('suspends a live vendor with a reason', async () => {
    const { user, asked } = renderApplications(
      serverWith(() => tramuntanaLive, {
        [`POST /admin/vendors/${tramuntana.vendor.id}/status`]: () => ok(tramuntanaLive, 'Suspended.'),
      }),
      opened,
    );
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Insurance ran out.');
    await user.click(press('Suspend vendor'));
    await waitFor(() => expect(toastMessages()).toEqual(['Suspended.']));
    expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      command: 'suspend',
      reason: 'Insurance ran out.',
    });
  });
});

describe('the commission of a vendor', () => {
  const path = `POST /admin/vendors/${tramuntana.vendor.id}/commission`;
  const since = '2026-11-20T08:30:00.000Z';
  const withRate = (commissionBasisPoints: number | null): ApplicationDetail => ({
    ...tramuntanaLive,
    vendor: { ...tramuntanaLive.vendor, commissionBasisPoints, commissionSince: since },
  });

  it('is changed with a reason, from what the admin saw', async () => {
    let now = tramuntanaLive;
    const { user, asked } = renderApplications(
      serverWith(() => now, {
        [path]: () => ok((now = withRate(800)), 'The commission is changed.'),
      }),
      opened,
    );
    await user.click(await screen.findByRole('button', { name: 'Change the commission' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Change the commission of Tramuntana Chandlery?',
    });
    expect(dialog).toHaveTextContent('What was ordered or booked before keeps its commission');
    await user.click(within(dialog).getByRole('button', { name: 'Change' }));
    const percent = within(dialog).getByRole('textbox', { name: 'Commission in percent' });
    await waitFor(() => expect(percent).toHaveAccessibleDescription(/Enter a share from 0 to 100/));
    await user.type(percent, '8');
    expect(percent).toHaveAccessibleDescription(/Of a €100\.00 sale Tramuntana Chandlery receives €92\.00\./);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Agreed for a season.');
    await user.click(within(dialog).getByRole('button', { name: /^Change/ }));
    await waitFor(() => expect(toastMessages()).toEqual(['The commission is changed.']));
    expect(asked.find(({ call }) => call === path)?.body).toEqual({
      before: null,
      after: 800,
      reason: 'Agreed for a season.',
    });
    expect(await screen.findByText(/a rate of its own since/)).toHaveTextContent(/^8%: a rate.*20 Nov/);
  });

  it('says before it is sent from when it applies, and shows what is announced', async () => {
    const announcedCommission = { basisPoints: 900, from: '2026-12-16T00:00:00.000Z' };
    const live = withRate(800);
    const { user } = renderApplications(
      serverWith(() => ({ ...live, vendor: { ...live.vendor, announcedCommission } })),
      opened,
    );
    expect(await screen.findByText(/^It will be 9% from Wed 16 Dec/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Change the commission' }));
    const dialog = await screen.findByRole('dialog');
    const percent = within(dialog).getByRole('textbox', { name: 'Commission in percent' });
    expect(percent).toHaveValue('9');
    const begins = async (text: string) => {
      await user.clear(percent);
      await user.type(percent, text);
      return dialog.textContent;
    };
    expect(await begins('8')).toMatch(
      /The commission stays 8%\. What was announced, from Wed 16 Dec.*, is taken back/,
    );
    expect(await begins('7')).toContain('It falls from 8% at once.');
    expect(await begins('10')).toMatch(/It rises from 8% on .*: vendors need 15 days’ notice by law/);
  });

  it('goes back to that of the market, and keeps what was typed if another admin was first', async () => {
    let now = withRate(800);
    const { user, asked } = renderApplications(
      serverWith(() => now, {
        [path]: () => {
          now = withRate(700);
          return refused(412, 'CHANGED_ELSEWHERE', 'This was changed elsewhere in the meantime.');
        },
      }),
      opened,
    );
    await user.click(await screen.findByRole('button', { name: 'Change the commission' }));
    await user.click(await screen.findByRole('radio', { name: /^The rate of the market/ }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The season is over.');
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    expect(await screen.findByText(/Someone else has changed this commission/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('The season is over.');
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    await waitFor(() =>
      expect(asked.filter(({ call }) => call === path).map(({ body }) => body)).toMatchObject([
        { before: 800, after: null },
        { before: 700, after: null },
      ]),
    );
  });
});

describe('documents', () => {
  const picture = tramuntana.vendor.papers[1];
  const documentCall = `GET /vendor/papers/${picture?.id ?? 'none'}`;

  it('are fetched with the session and shown', async () => {
    const addresses = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:the-document');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const { user, asked } = renderApplications(
      serverWith(() => tramuntana, { [documentCall]: () => new Response(new Uint8Array([1, 2, 3])) }),
      opened,
    );
    await user.click(await screen.findByRole('button', { name: 'Open Pòlissa 2026.jpg' }));
    expect(await screen.findByRole('img', { name: 'Insurance: Pòlissa 2026.jpg' })).toHaveAttribute(
      'src',
      'blob:the-document',
    );
    const [file] = addresses.mock.lastCall ?? [];
    expect(file).toMatchObject({ size: 3, type: 'image/jpeg' });
    expect(asked.at(-1)?.call).toBe(documentCall);
    expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer a-token');
    vi.restoreAllMocks();
  });

  it('that cannot be had are told in words', async () => {
    const { user } = renderApplications(
      serverWith(() => tramuntana, {
        [documentCall]: () => refused(404, 'NOT_FOUND', 'There is nothing at this address.'),
      }),
      opened,
    );
    await user.click(await screen.findByRole('button', { name: 'Save Pòlissa 2026.jpg' }));
    await waitFor(() => expect(toastMessages()).toEqual(['Pòlissa 2026.jpg couldn’t be loaded.']));
  });
});

describe('the listings of an application', () => {
  const listing = {
    id: '0193f2a1-7c1e-7b2a-9d4e-000000000301',
    name: 'Fender F4',
    detail: 'Polyform · Navy · F4-NAVY',
    price: { amountMinor: 8950, currency: 'EUR' },
    priceFor: 'piece',
    taxBasisPoints: null,
    stock: 24,
    durationMinutes: null,
    status: 'active',
  };
  const listingsCall = `GET ${path}/listings`;

  it('open beside it, are searched and read on, and close again by the address', async () => {
    const { user, router, asked } = renderApplications(
      serverWith(() => tramuntana, {
        [listingsCall]: ({ query }) =>
          query.q === 'sail'
            ? ok({ items: [], nextCursor: null, total: 0 })
            : query.cursor === undefined
              ? ok({ items: [listing], nextCursor: 'place-2', total: 2 })
              : ok({ items: [{ ...listing, id: tramuntana.id, name: 'Cleat' }], nextCursor: null, total: 2 }),
      }),
      opened,
    );
    await user.click(await screen.findByRole('button', { name: 'Open the listings' }));
    expect(router.state.location.search).toContain('listings=open');
    const dialog = await screen.findByRole('dialog', { name: 'Listings of Tramuntana Chandlery' });
    const row = await within(dialog).findByRole('listitem');
    expect(row).toHaveTextContent('Polyform · Navy · F4-NAVYTax not said, 24 in stock€89.50per piece');
    await user.click(within(dialog).getByRole('button', { name: 'Show more' }));
    expect(await within(dialog).findByText('Cleat')).toBeVisible();
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search listings' }), 'sail{Enter}');
    expect(await within(dialog).findByText('No listing matches')).toBeVisible();
    expect(asked.filter(({ call }) => call === listingsCall).map(({ query }) => query)).toEqual([
      {},
      { cursor: 'place-2' },
      { q: 'sail' },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe(opened);
  });

  it('say that they can’t be read', async () => {
    renderApplications(
      serverWith(() => tramuntana),
      `${opened}&listings=open`,
    );
    expect(await screen.findByText('We couldn’t load the listings.')).toBeVisible();
  });
});
