import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Review, ReviewRow } from '../review.types.ts';
import { chandlery } from '../testing/lists.ts';
import { openReview, storyImport } from '../testing/open-review.ts';
import { gridAt, gridReducer } from './grid-selection.ts';
import { ReviewGrid } from './review-grid.tsx';

/** Twenty rows repeated, since only the rendering of a long list is tested here. */
function repeated(length: number): { review: Review; rows: readonly number[] } {
  const review = openReview(chandlery).read(storyImport);
  const row = (index: number): ReviewRow => ({ ...review.row(index % 20), row: index });
  return { review: { ...review, row }, rows: Array.from({ length }, (_, index) => index) };
}

const actions = { announcement: null, announce: fn(), apply: fn(), setCell: fn(), undo: fn(), redo: fn() };

function GridAlone({ length }: { readonly length: number }) {
  const [{ review, rows }] = useState(() => repeated(length));
  const [grid, dispatch] = useReducer(gridReducer, gridAt({ row: 0, column: 0 }));
  return (
    <div style={{ height: 560 }}>
      <ReviewGrid
        label="Rows of everything.csv"
        review={review}
        rows={rows}
        grid={grid}
        dispatch={dispatch}
        actions={actions}
        fields={review.fields}
      />
    </div>
  );
}

const meta = {
  title: 'Imports/Review grid',
  component: GridAlone,
  args: { length: 100_000 },
} satisfies Meta<typeof GridAlone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AHundredThousandRowsOnlyThoseInView: Story = {
  play: async () => {
    const grid = screen.getByRole('grid', { name: 'Rows of everything.csv' });
    const places = () =>
      [...grid.querySelectorAll('[role="row"]')].map((row) => Number(row.getAttribute('aria-rowindex')));
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(places().length).toBeLessThan(40);
    const [first] = within(grid).getAllByRole('gridcell');
    await userEvent.click(first ?? grid);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(places().at(-1)).toBe(100_001));
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100001');
    await expect(places().length).toBeLessThan(40);

    // The focused cell stays in the page when it is scrolled out of view.
    grid.scrollTo({ top: 2_000_000 });
    await waitFor(() => expect(places()).toContain(50_000));
    await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    await expect(grid.querySelectorAll('[role="gridcell"]').length).toBeLessThan(500);
  },
};
