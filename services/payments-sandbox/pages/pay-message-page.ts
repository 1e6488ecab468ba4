import { html } from './html.ts';
import { page } from './page.ts';
import { payStyles } from './pay-page.ts';

/** For an expired page, which knows where its payer came from. */
export const expiredPage = (cancelUrl: string | null): string =>
  page({
    title: 'This payment page has expired',
    aside: null,
    styles: payStyles,
    main: html`<h1>This payment page has expired</h1>
      <p>Nothing was taken from your card.</p>
      <p>Go back to Quayside, where you can begin the payment again if the order is still open.</p>
      ${cancelUrl !== null && html`<p><a class="button solid" href="${cancelUrl}">Back to Quayside</a></p>`}`,
  });

/** For an unknown or deleted payment page. */
export const unknownPaymentPage = (): string =>
  page({
    title: 'This payment page doesn’t work',
    aside: null,
    styles: payStyles,
    main: html`<h1>This payment page doesn’t work</h1>
      <p>Its address may be incomplete or too old. Nothing was charged.</p>
      <p>Go back to Quayside and open the payment from your order there.</p>`,
  });
