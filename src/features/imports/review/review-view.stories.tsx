import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  chandlery,
  cleanChandlery,
  emptyList,
  foreignChandlery,
  longList,
  longTexts,
  services,
  silentChandlery,
} from './testing/lists.ts';
import { ReviewAtWork } from './testing/review-at-work.tsx';

const meta = {
  title: 'Imports/Review',
  component: ReviewAtWork,
  parameters: { inset: false },
  args: { list: chandlery, send: fn() },
} satisfies Meta<typeof ReviewAtWork>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryFinding: Story = {};
export const Clean: Story = { args: { list: cleanChandlery } };
export const OnlyWhatCannotBeSold: Story = { args: { filter: { level: 'blocked' } } };
export const ServicesWithQuestions: Story = {
  args: { list: services, fileName: 'cleaning-prices.csv', isCompared: false, comparison: 'comparing' },
};
export const AskedForTaxAndStock: Story = {
  args: { list: silentChandlery, isCompared: false, hasVatId: false },
  play: async ({ canvas }) => {
    const questions = within(canvas.getByRole('region', { name: 'Questions about your list' }));
    await expect(questions.getByText(/^2 questions before you can sell, 1 optional/)).toBeVisible();
    await expect(questions.getByText(/your shop charges no VAT, whatever rate you enter/)).toBeVisible();
    await userEvent.click(questions.getByRole('button', { name: 'No tax' }));
    await expect(questions.getByRole('button', { name: 'Tax: No tax' })).toBeVisible();
    await expect(questions.getByRole('heading', { name: 'How many do you have?' })).toBeVisible();
    await userEvent.click(questions.getByRole('button', { name: 'Not counted' }));
    await expect(questions.getByRole('button', { name: 'Stock: Not counted' })).toBeVisible();
  },
};
export const ForeignCurrencies: Story = { args: { list: foreignChandlery } };
export const LongNames: Story = {
  args: {
    list: longTexts,
    fileName: 'Gesamtpreisliste_Herbst_Winter_2026_fuer_Werften_und_Wiederverkaeufer_final_v3.xlsx',
  },
};
export const NothingRead: Story = { args: { list: emptyList, isCompared: false } };
export const NothingFound: Story = { args: { filter: { text: 'periscope' } } };
export const NotSaved: Story = { args: { saving: 'unsaved' } };
export const NotCompared: Story = { args: { isCompared: false, comparison: 'notCompared' } };
export const NothingToImport: Story = {
  args: {
    list: foreignChandlery,
    failure: {
      code: 'NOTHING_TO_IMPORT',
      message: 'No row can be sold yet. Fix the marked rows first.',
      retryAfterSeconds: null,
    },
  },
};
export const FiveThousandRows: Story = { args: { list: longList(5000), fileName: 'all-parts.csv' } };

export const ChangedElsewhere: Story = {
  args: { saving: 'conflict' },
  play: async ({ args, canvas }) => {
    const dialog = await screen.findByRole('dialog', { name: 'This list was changed elsewhere' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide' }));
    await expect(dialog).not.toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CONFLICT.OVERWRITTEN' });
  },
};

export const StayingBehind: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Import \d+ products$/ }));
    const dialog = await screen.findByRole('dialog', { name: /of 20 won’t be imported$/ });
    await waitFor(() => expect(within(dialog).getByText('Price is missing')).toBeVisible());
    await expect(
      within(dialog).getByRole('button', { name: /^Import the other \d+ products$/ }),
    ).toBeVisible();
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'IMPORT.REQUESTED' });
  },
};

export const StartingOver: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      '“Tarif accastillage 2026.xlsx” is deleted permanently.',
    );
  },
};

export const Columns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('combobox', { name: 'Column C, Prix HT, means' })).toHaveValue(
      'price',
    );
  },
};

const photographed = {
  ...cleanChandlery,
  rows: cleanChandlery.rows.map((row, index) =>
    index === 1
      ? {
          ...row,
          confidence: { name: 0.58, price: 0.61 },
          issues: [{ code: 'PICTURE_UNCLEAR', message: 'Hard to read.' }],
        }
      : row,
  ),
  understood: {
    format: 'image',
    encoding: null,
    separator: null,
    issues: [
      {
        code: 'READ_FROM_PICTURE',
        message: 'This list is a picture: letters may be misread. Please compare the prices with your paper.',
      },
    ],
  },
} satisfies typeof cleanChandlery;

export const FromAPicture: Story = {
  args: { list: photographed, fileName: 'IMG_4031.jpg' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This list is a picture/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Hard to read in the picture/ })).toBeVisible();
    await expect(canvas.getByText('1 row has guessed values: check it first')).toBeVisible();
  },
};

export const HowWeReadIt: Story = {
  args: {
    list: {
      ...chandlery,
      understood: {
        system: 'PrestaShop',
        language: 'fr',
        sheets: [
          { name: 'Tarifs', rows: 28, headerRows: [6], isUsed: true, reason: 'it has names and prices' },
          {
            name: 'Conditions de vente',
            rows: 41,
            headerRows: [],
            isUsed: false,
            reason: 'it has no prices',
          },
        ],
        leftOut: [
          {
            sheet: 'Tarifs',
            row: 1,
            code: 'letterhead',
            text: 'Accastillage du Vieux-Port · 13007 Marseille',
          },
          { sheet: 'Tarifs', row: 14, code: 'total', text: 'Total 24 articles' },
          {
            sheet: 'Tarifs',
            row: 31,
            code: 'footer',
            text: 'Prix hors taxes, départ magasin, valables 30 jours',
          },
        ],
        leftOutCount: 612,
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How we read it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How we read your file' }));
    await waitFor(() => expect(dialog.getByText('PrestaShop')).toBeVisible());
    await expect(dialog.getByText('A total · row 14 of Tarifs')).toBeVisible();
    await expect(dialog.getByText('And 609 more of the same kinds.')).toBeVisible();
  },
};
