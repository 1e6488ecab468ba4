import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chandlery, longList } from './testing/lists.ts';
import { ReviewAtWork } from './testing/review-at-work.tsx';

const meta = {
  title: 'Imports/Review by hand',
  component: ReviewAtWork,
  parameters: { inset: false },
  args: { list: chandlery, send: fn() },
} satisfies Meta<typeof ReviewAtWork>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = () => screen.getByRole('grid', { name: /^Rows of / });
/** The cell of a column in the row with this text. */
function cell(row: string | RegExp, column: string): HTMLElement {
  const heading = within(grid()).getByRole('columnheader', { name: new RegExp(`^${column}`) });
  const place = heading.getAttribute('aria-colindex');
  const found = within(grid())
    .getByRole('row', { name: typeof row === 'string' ? new RegExp(row) : row })
    .querySelector<HTMLElement>(`[role="gridcell"][aria-colindex="${place}"]`);
  if (!found) throw new Error(`No cell of ${column}`);
  return found;
}
const rowsShown = () =>
  within(grid())
    .getAllByRole('rowheader')
    .map((header) => header.textContent.replaceAll(/\D/gu, ''));
const filter = (name: RegExp) => screen.getByRole('button', { name });
const clip = (kind: 'copy' | 'paste', text = '') => {
  const clipboardData = new DataTransfer();
  if (text) clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(kind, { bubbles: true, cancelable: true, clipboardData }),
  );
  return clipboardData.getData('text/plain');
};

export const StartingOverShowsWhatIsLost: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(cell('Teak cleaner', 'Price'));
    await userEvent.keyboard('24,90{Enter}31,90{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      '“Tarif accastillage 2026.xlsx” and 2 changes you made to it are deleted permanently.',
    );
  },
};

export const TypingChangesAndUndoRestores: Story = {
  play: async ({ args }) => {
    await expect(filter(/^Cannot be sold/)).toHaveTextContent('6');
    await userEvent.click(cell('Teak cleaner', 'Price'));
    await userEvent.keyboard('24,90{Enter}');
    await expect(cell('Teak cleaner', 'Price')).toHaveTextContent('24.90');
    await expect(cell('Teak sealer', 'Price')).toHaveFocus();
    await expect(filter(/^Cannot be sold/)).toHaveTextContent('5');
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'REVIEW.EDITED',
      comparable: false,
      summary: { rows: 20, blocked: 5, doubtful: 8, noted: 1, excluded: 0, ready: 15, uncheckedPrices: 5 },
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cell('Teak cleaner', 'Price')).toHaveTextContent('Missing');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(cell('Teak cleaner', 'Price')).toHaveTextContent('24.90');
    await expect(screen.getByText(/^Redone: /)).toBeVisible();
  },
};

export const EscapeKeepsAndTabMovesOn: Story = {
  play: async () => {
    const sku = cell('Bilge pump', 'SKU');
    await userEvent.click(sku);
    await userEvent.keyboard('{F2}');
    await expect(screen.getByRole('textbox', { name: 'SKU of row 12' })).toHaveFocus();
    await userEvent.keyboard('-NEW{Escape}');
    await expect(sku).toHaveTextContent('BP-2000');
    await expect(sku).toHaveFocus();
    await userEvent.keyboard('{Enter}{Backspace}BP-2001{Tab}');
    await expect(cell('Bilge pump', 'SKU')).toHaveTextContent('BP-2001');
    await expect(cell('Bilge pump', 'Price')).toHaveFocus();
    await userEvent.keyboard('{Home}{Control>}{End}{/Control}{Control>}{Home}{/Control}{ArrowDown}');
    await expect(document.activeElement).toHaveAttribute('role', 'rowheader');
    await expect(document.activeElement).toHaveTextContent('8');
  },
};

export const PressingElsewhereKeepsWhatIsTyped: Story = {
  play: async () => {
    await userEvent.click(cell('Bilge pump', 'SKU'));
    await userEvent.keyboard('BP-3');
    await userEvent.click(cell('Impeller kit', 'SKU'));
    await expect(cell('Bilge pump', 'SKU')).toHaveTextContent('BP-3');
    await expect(cell('Impeller kit', 'SKU')).toHaveFocus();
  },
};

export const RangesAreCopiedPastedAndCleared: Story = {
  play: async () => {
    await userEvent.click(cell('Fender F4, navy', 'SKU'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(within(grid()).getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    await expect(clip('copy')).toBe('F4-NAVY\t89.50\nF4-WHITE\t89.50');

    await userEvent.click(cell('Bilge pump', 'SKU'));
    clip('paste', 'BP-A\t150,00\r\nIK-A\t61,5\r\n');
    await waitFor(() => expect(cell('Bilge pump', 'SKU')).toHaveTextContent('BP-A'));
    await expect(cell('Bilge pump', 'Price')).toHaveTextContent('150.00');
    await expect(cell('Impeller kit', 'SKU')).toHaveTextContent('IK-A');
    await expect(cell('Impeller kit', 'Price')).toHaveTextContent('61.5');
    await expect(screen.getByText('Pasted 4 cells')).toBeVisible();

    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cell('Bilge pump', 'SKU')).toHaveTextContent('BP-2000');
    await expect(cell('Impeller kit', 'Price')).toHaveTextContent('0.01');

    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
    await expect(cell('Bilge pump', 'SKU')).toHaveTextContent('Empty');
    await expect(cell('Impeller kit', 'SKU')).toHaveTextContent('Empty');
  },
};

export const DraggingChoosesARange: Story = {
  play: async () => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: cell('Fender F4, navy', 'SKU') },
      { target: cell('Mooring line', 'Price') },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(within(grid()).getAllByRole('gridcell', { selected: true })).toHaveLength(6);
  },
};

export const SpaceLeavesRowsOut: Story = {
  play: async () => {
    await userEvent.click(cell('Fender F4, navy', 'SKU'));
    await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{/Shift} ');
    await expect(filter(/^Left out/)).toHaveTextContent('2');
    await expect(screen.getByRole('button', { name: 'Import 11 products' })).toBeVisible();
    await userEvent.click(filter(/^Left out/));
    await waitFor(() => expect(rowsShown()).toEqual(['7', '8']));
  },
};

export const AMendedRowStaysUntilItIsTidied: Story = {
  play: async () => {
    await userEvent.click(filter(/^Cannot be sold/));
    await waitFor(() => expect(rowsShown()).toEqual(['10', '11', '18', '19', '20', '24']));
    await userEvent.click(cell('Teak cleaner', 'Price'));
    await userEvent.keyboard('24.90{Enter}');
    await expect(rowsShown()).toEqual(['10', '11', '18', '19', '20', '24']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide 1 fixed row' }));
    await waitFor(() => expect(rowsShown()).toEqual(['11', '18', '19', '20', '24']));
    await userEvent.click(filter(/^Price is below zero/));
    await waitFor(() => expect(rowsShown()).toEqual(['24']));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find rows' }), 'periscope');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all rows' }));
    await waitFor(() => expect(rowsShown()).toHaveLength(20));
    await expect(screen.getByRole('searchbox', { name: 'Find rows' })).toHaveValue('');
  },
};

export const EqualValuesAreFixedTogether: Story = {
  play: async () => {
    await userEvent.click(cell('Fender F4, navy', 'Price'));
    await userEvent.keyboard('91{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Change 1 more row with “89.50”' }));
    await expect(cell('Fender F4, white', 'Price')).toHaveTextContent('91');

    await userEvent.click(cell('Polo shirt, navy, M', 'Price'));
    const panel = within(screen.getByRole('complementary', { name: 'Polo shirt, navy, M' }));
    await userEvent.clear(panel.getByRole('textbox', { name: 'Price' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Price' }), '29.50');
    await userEvent.click(panel.getByRole('button', { name: 'Change all 2 rows like this' }));
    await expect(cell('Polo shirt, navy, L', 'Price')).toHaveTextContent('29.50');
  },
};

export const TheDetailsNameTheCellOfTheFile: Story = {
  play: async () => {
    await userEvent.click(cell('Mooring line', 'Price'));
    const panel = within(screen.getByRole('complementary', { name: 'Mooring line 20 mm, 15 m' }));
    // On a phone the panel slides into view.
    await waitFor(() =>
      expect(panel.getByText('C9 on sheet Preise: “1.234,50 €” under “Prix HT”')).toBeVisible(),
    );
    await userEvent.click(panel.getAllByRole('button', { name: 'Same product' })[0] ?? grid());
    await expect(panel.getByText(/^Sold as/)).toHaveTextContent('Sold as Liros Mooring line 20 mm');
  },
};

export const SeeingWhatStaysBehind: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Import 13 products' }));
    await userEvent.click(await screen.findByRole('button', { name: 'See them' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'LEFT_OUT.DECLINED' });
    await waitFor(() => expect(rowsShown()).toEqual(['10', '11', '18', '19', '20', '24']));
  },
};

export const AColumnMeansSomethingElse: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Column J, Remarques, means' }),
      'Description',
    );
    await userEvent.click(screen.getByRole('button', { name: /^Undo: Use a column/ }));
    await expect(screen.getByRole('combobox', { name: 'Column J, Remarques, means' })).toHaveValue('');
  },
};

export const FiveThousandRowsOnlyThoseInView: Story = {
  args: { list: longList(5000), fileName: 'all-parts.csv' },
  play: async () => {
    await expect(grid()).toHaveAttribute('aria-rowcount', '5001');
    await waitFor(() => expect(rowsShown()[0]).toBe('2'));
    await userEvent.click(cell(/no\. 3 /, 'Price'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(rowsShown()).toContain('5001'));
    await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    await expect(within(grid()).getAllByRole('row').length).toBeLessThan(60);
    await userEvent.click(filter(/^Cannot be sold/));
    // 50 rows lack their price, 250 share an SKU, and 25 of them both.
    await waitFor(() => expect(grid()).toHaveAttribute('aria-rowcount', '276'));
  },
};
