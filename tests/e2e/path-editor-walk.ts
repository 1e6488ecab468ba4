import { expect, type Browser, type FrameLocator, type Locator, type Page } from 'playwright/test';

/** A member of the product team who edits the onboarding path in the lab. */
export class PathAuthor {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async opening(browser: Browser, address: string): Promise<PathAuthor> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const author = new PathAuthor(await context.newPage());
    await author.page.goto(address);
    // In development every file is loaded separately.
    await expect(author.steps).toBeVisible({ timeout: 150_000 });
    await expect(author.page.locator('iframe[data-ready="true"]')).toBeVisible({ timeout: 150_000 });
    return author;
  }

  get steps(): Locator {
    return this.page.getByRole('list', { name: 'The steps' });
  }

  private step(title: string): Locator {
    return this.steps
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: `Actions for “${title}”` }) });
  }

  /** Opens a step in the list, which then shows only that step. */
  async choose(title: string): Promise<void> {
    // Its number and title; the row also has a menu.
    const head = this.step(title).getByRole('button', { name: new RegExp(`^\\d+ ?${title}`) });
    if ((await head.getAttribute('aria-expanded')) === 'false') {
      await head.click();
      // The preview shows the step, and the focus stays with the author.
      await expect(this.screen.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
      expect(await this.page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
    }
  }

  private get screen(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  /** By keyboard, as in its menu: Alt and an arrow. */
  async moveUp(title: string, times: number): Promise<void> {
    await this.choose(title);
    // A new step takes the focus when it is rendered, so each press names its target.
    const up = this.step(title).getByRole('button', { name: `Move “${title}” up` });
    const index = (await this.titles()).indexOf(title);
    for (let moves = 0; moves < times; moves += 1) await up.press('Alt+ArrowUp');
    await expect.poll(async () => (await this.titles()).indexOf(title)).toBe(index - times);
  }

  async makeOptional(title: string): Promise<void> {
    await this.choose(title);
    await this.step(title).getByRole('switch', { name: 'Vendors can skip it' }).check();
  }

  async addAfter(title: string, kind: RegExp): Promise<void> {
    await this.choose(title);
    await this.page.getByRole('button', { name: 'Add a step' }).click();
    await this.page.getByRole('menuitem', { name: kind }).click();
  }

  /** The titles of the steps, in order. */
  async expectSteps(titles: readonly string[]): Promise<void> {
    await expect(this.steps.getByRole('button', { name: /^Actions for/ })).toHaveCount(titles.length);
    await expect.poll(() => this.titles()).toEqual(titles);
  }

  private async titles(): Promise<readonly string[]> {
    const labels = await this.steps
      .getByRole('button', { name: /^Actions for/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    return labels.map((label) => /“(.*)”/.exec(label)?.[1] ?? '');
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).first().click();
  }

  /** The compiler has checked everything that depends on the path, which takes minutes on a busy machine. */
  async isToldThatAllFits(): Promise<void> {
    await expect(this.page.getByText('Saved, and everything fits together')).toBeVisible({
      timeout: 420_000,
    });
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
