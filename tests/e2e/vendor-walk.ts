import { expect, type Browser, type BrowserContext, type Page } from 'playwright/test';
import accounts from '../../services/marketplace/demo/accounts.json' with { type: 'json' };
import type { ListFile } from './lists.ts';
import { codeFor, fillSignUp, openSignedIn, type Person } from './people.ts';

/** A vendor during the onboarding, who closes the tab whenever the test says so. */
export class Vendor {
  page: Page;
  readonly context: BrowserContext;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  /** Signs up at an entry page and enters the code: the onboarding begins. */
  static async arriving(browser: Browser, door: string, person: Person): Promise<Vendor> {
    const context = await browser.newContext();
    const vendor = new Vendor(context, await context.newPage());
    const { page } = vendor;
    await page.goto(door);
    await fillSignUp(page, person);
    await page.getByRole('button', { name: /^(Create|Join|Sign up)/ }).click();
    await expect(page).toHaveURL(/\/verify-otp$/);
    await page
      .getByRole('textbox', { name: /code/i })
      .first()
      .pressSequentially(await codeFor(page.request, person.email));
    await expect(page).toHaveURL(/\/(vendors|services)\/onboarding\/[0-9a-f-]{36}$/);
    return vendor;
  }

  /** Closes the tab, and later opens another at the same address. */
  async closeTabAndReturn(): Promise<void> {
    const address = this.page.url();
    await this.page.close();
    this.page = await this.context.newPage();
    await this.page.goto(address);
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name });
  }

  async isAt(step: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: step, exact: true }).first()).toBeVisible();
  }

  async tellCompany(tradingName: string, vatNumber = ''): Promise<void> {
    await this.isAt('Your company');
    const { page } = this;
    await page.getByLabel('Trading name').fill(tradingName);
    await page.getByLabel('Legal name').fill(`${tradingName} SL`);
    await page.getByLabel('Registration number').fill('PM-48211');
    await page.getByLabel('VAT ID').fill(vatNumber);
    await page.getByLabel('Street and number').fill('Camí de l’Escollera 4');
    await page.getByLabel('Town').fill('Palma');
    await page.getByLabel('Country').selectOption('ES');
    await page.getByLabel('Contact person').fill('Aina Riera');
    await page.getByLabel('Contact email').fill('aina.riera@example.com');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Save|Send)/ })
      .click();
    await this.isAt('Where you serve');
  }

  async bringList(list: ListFile): Promise<void> {
    await this.page.locator('input[type="file"]').first().setInputFiles(list);
    await expect(this.page.getByRole('heading', { name: 'Check your list' })).toBeVisible();
  }

  async editsAreSaved(): Promise<void> {
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible();
  }

  async choosePort(port: string): Promise<void> {
    await this.isAt('Where you serve');
    await this.page.getByLabel(port, { exact: true }).check();
    await this.button('Save 1 port').click();
  }

  /** Adds free delivery to the berth in every port, in addition to the initial collection. */
  async sayHowTheyDeliver(port: string): Promise<void> {
    await this.isAt('How you deliver');
    const { page } = this;
    await this.button('Add a delivery method').click();
    const method = page.getByRole('group', { name: 'Method 2' });
    await method.getByLabel('Kind').selectOption('To the berth');
    await method.getByLabel('Name').fill(`Van from ${port}`);
    await method.getByLabel('Cost').fill('0');
    await method.getByLabel('Delivers to').selectOption('Every port');
    await page.getByRole('form', { name: 'Delivery methods' }).getByRole('button', { name: 'Save' }).click();
    await this.isAt('Your logo');
  }

  /** Accepts the proposed week. */
  async takeUsualHours(): Promise<void> {
    await this.isAt('Your hours');
    await this.button('Save and continue').click();
    await this.isAt('Your logo');
  }

  /** Fills in the payment provider's page and submits it with the chosen result. */
  async tellPaymentProvider(ending: string): Promise<void> {
    const { page } = this;
    await expect(page).toHaveURL(/\/setup\/e\//);
    // The address changes before the page is completely loaded, and its sections differ between vendors.
    await page.waitForLoadState('domcontentloaded');
    const fill = this.button('Fill in test details');
    if (await fill.isVisible()) await fill.click();
    for (const terms of await page.getByRole('checkbox').all()) await terms.check();
    await page.getByLabel(ending, { exact: true }).check();
    await this.button('Submit').click();
    await expect(page).toHaveURL(/\/onboarding\/[0-9a-f-]{36}\?returned=1$/);
  }
}

/** The demo's admin reviews an application and approves it. */
export async function approve(browser: Browser, tradingName: string): Promise<void> {
  const admin = accounts.find(({ role }) => role === 'admin');
  if (!admin) throw new Error('the demo has an admin');
  const context = await browser.newContext();
  const page = await context.newPage();
  await openSignedIn(page, admin, '/admin/approve');
  await page.getByRole('searchbox').fill(tradingName);
  await expect(page).toHaveURL(/[?&]q=/);
  await page.getByText(tradingName, { exact: true }).first().click();
  await page.getByRole('button', { name: 'Start review' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText(/is approved/).first()).toBeVisible();
  await context.close();
}
