import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { charterCompany, halcyonTide } from '../../../api/testing/delivery.ts';
import { cartLine, cartOf } from '../../../machines/cart/testing/carts.ts';
import type { Cart } from '../cart.types.ts';
import { refused, renderCart } from '../testing/render-cart.tsx';

const cart = cartOf([cartLine('A', 2)]);
const halcyon = { ...halcyonTide, port: null, berth: null, billTo: charterCompany };
const ok = (data: unknown) => Response.json({ status: true, message: 'Done.', data });
/** Nothing else has to be entered before paying. */
const collected = {
  ...cart,
  suppliers: cart.suppliers.map((one) => ({ ...one, deliveryMethodId: 'collect' })),
};
const payButton = () => screen.findByRole('button', { name: /^Reserve and pay/ });

describe('who is buying', () => {
  const business = { ...cart, version: 4, details: { ...cart.details, billTo: charterCompany } };
  const openDialog = async (user: ReturnType<typeof renderCart>['user']) => {
    await user.click(await screen.findByRole('radio', { name: 'The yacht’s business' }));
    return within(await screen.findByRole('dialog', { name: 'The yacht’s business' }));
  };

  it('is a private person until a business is named, which is sent whole and shown', async () => {
    const { user, changes } = renderCart(cart, { 'PUT /carts/details': () => ok(business) });
    expect(await screen.findByRole('radio', { name: 'A private person' })).toBeChecked();
    const form = await openDialog(user);
    await user.type(form.getByLabelText('Name of the business'), 'Halcyon Charter S.L.');
    await user.selectOptions(form.getByLabelText('Country'), 'ES');
    await user.type(form.getByLabelText(/^VAT ID/), 'esb12345674');
    await user.type(form.getByLabelText('Street'), 'Carrer de Sant Magí 12');
    await user.type(form.getByLabelText(/^Postal code/), '07013');
    await user.type(form.getByLabelText('City'), 'Palma');
    await user.click(form.getByRole('button', { name: 'Buy for this business' }));
    expect(await screen.findByText('Halcyon Charter S.L.')).toBeVisible();
    expect(screen.getByText('VAT ID ESB12345674')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'The yacht’s business' })).toBeChecked();
    expect(changes()).toEqual([{ call: 'PUT /carts/details', body: { billTo: charterCompany } }]);
  });

  it('keeps what was typed where the VAT ID is refused, and says so at its field', async () => {
    const message = 'VIES, the Union’s register, doesn’t know this VAT ID. Check it, or leave it out.';
    const { user } = renderCart(
      { ...cart, details: { ...cart.details, yachtId: 'halcyon' } },
      {
        'GET /yachts': () => ok({ items: [halcyon] }),
        'PUT /carts/details': () =>
          refused(400, 'VALIDATION', message, {
            fields: [{ field: 'billTo/vatId', message, rule: 'unknown' }],
          }),
      },
    );
    await screen.findByRole('option', { name: 'Halcyon Tide' });
    const form = await openDialog(user);
    const name = form.getByLabelText('Name of the business');
    // The business saved for the yacht is prefilled.
    expect(name).toHaveValue('Halcyon Charter S.L.');
    await user.type(name, ' II');
    await user.click(form.getByRole('button', { name: 'Buy for this business' }));
    await waitFor(() =>
      expect(form.getByLabelText(/^VAT ID/)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(name).toHaveValue('Halcyon Charter S.L. II');
  });

  it('takes who buys from the yacht that is chosen', async () => {
    const { user, changes } = renderCart(cart, {
      'GET /yachts': () => ok({ items: [halcyon] }),
    });
    await screen.findByRole('option', { name: 'Halcyon Tide' });
    await user.selectOptions(screen.getByLabelText(/^Yacht/), 'halcyon');
    await waitFor(() =>
      expect(changes().map(({ body }) => body)).toEqual([{ yachtId: 'halcyon', billTo: charterCompany }]),
    );
  });

  it('says what is missing where the tax can’t be decided, and does not sell', async () => {
    renderCart({
      ...business,
      canCheckOut: false,
      suppliers: cart.suppliers.map((one) => ({
        ...one,
        taxUndecided: ['seller_country'] as const satisfies string[],
      })),
    });
    expect(
      await screen.findByText(/Xarxa Chandlery hasn’t said in which country it is, which decides the tax\./),
    ).toBeVisible();
    const [line] = cart.lines;
    const others = within(screen.getByText(/look for another supplier/)).getAllByRole('link');
    expect(others[0]).toHaveAttribute(
      'href',
      `/product-checkout/${line?.productId}?port=${cart.details.port}`,
    );
    expect(await payButton()).toBeDisabled();
  });

  it('says why a business is charged no tax, at the total', async () => {
    const taxReason = 'Exempt supply to another member state (article 138(1) of Directive 2006/112/EC).';
    renderCart({
      ...business,
      lines: business.lines.map((line) => ({ ...line, taxBasisPoints: 0, taxReason })),
    });
    const total = within(await screen.findByRole('region', { name: 'Order total' }));
    expect(total.getByText(`No tax: ${taxReason}`)).toBeVisible();
  });

  it('says what is due besides the tax that is charged, at the total', async () => {
    const taxReason = 'Import VAT may be due when they arrive.';
    renderCart({ ...cart, lines: cart.lines.map((line) => ({ ...line, taxBasisPoints: 2000, taxReason })) });
    const total = within(await screen.findByRole('region', { name: 'Order total' }));
    expect(total.getByText(`Tax: ${taxReason}`)).toBeVisible();
  });

  it('keeps a PO number as one leaves its field', async () => {
    const { user, changes } = renderCart(cart, {
      'PUT /carts/details': (change: object) => ok({ ...cart, details: { ...cart.details, ...change } }),
    });
    await user.type(await screen.findByLabelText(/^PO number/), 'HT-114 ');
    await user.tab();
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ poNumber: 'HT-114' }]));
  });

  const typedThenPressed = async (more: object, before: Cart = collected) => {
    let save: () => void = () => undefined;
    const saved = new Promise<void>((resolve) => (save = resolve));
    const { user, changes } = renderCart(before, {
      'PUT /carts/details': async (change: object) => {
        await saved;
        return ok({ ...before, version: 4, details: { ...before.details, ...change }, ...more });
      },
    });
    await user.type(await screen.findByLabelText(/^PO number/), 'HT-114');
    await user.click(await payButton());
    expect(await payButton()).toHaveAttribute('aria-busy', 'true');
    save();
    return changes;
  };

  it('pays as it was pressed right after typing, once that is saved', async () => {
    const changes = await typedThenPressed({});
    await waitFor(() =>
      expect(changes().at(-1)).toMatchObject({
        call: 'POST /carts/checkout',
        body: { cartVersion: 4, expectedTotal: collected.total },
      }),
    );
  });

  it('does not pay another total than the one that was pressed', async () => {
    const changes = await typedThenPressed({
      total: { ...collected.total, amountMinor: collected.total.amountMinor + 100 },
    });
    expect(await screen.findByText(/^The total has changed since you pressed/)).toBeVisible();
    expect(changes().map(({ call }) => call)).toEqual(['PUT /carts/details']);
  });

  it('leads to what is missing, whatever the total has become', async () => {
    const toNowhere = cartOf([cartLine('A', 2)], { details: { ...cart.details, port: null, berth: null } });
    await typedThenPressed(
      { total: { ...cart.total, amountMinor: cart.total.amountMinor + 100 } },
      toNowhere,
    );
    await waitFor(() => expect(screen.getByLabelText('Port')).toHaveFocus());
  });
});
