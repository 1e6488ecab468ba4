import type { ImportKind, ReviewSummary } from '../../../../machines/import/index.ts';
import type { List } from './list-maker.ts';
import { chandlery, cleanChandlery, services } from './lists.ts';

/** The result of a review, on which its possible next steps depend. */
export type Outlook = 'sellable' | 'some blocked' | 'all blocked';

export const outlookOf = ({ ready, blocked }: Pick<ReviewSummary, 'ready' | 'blocked'>): Outlook =>
  ready === 0 ? 'all blocked' : blocked > 0 ? 'some blocked' : 'sellable';

const PRICE = 2;

/** The cleaning company's list with the values that it lacks: currency, tax, durations and lead times. */
const completeServices: List = {
  ...services,
  currency: 'EUR',
  rows: services.rows.map((row) => ({
    ...row,
    read: {
      taxIncluded: false,
      durationMinutes: 120,
      tax: '21',
      leadTimeHours: 48,
      priceUnit: row.texts[2] === 'm²' ? 'm²' : 'hour',
    },
  })),
};

const lists: Readonly<Record<ImportKind, Readonly<Record<Outlook, List>>>> = {
  products: {
    sellable: cleanChandlery,
    'some blocked': chandlery,
    'all blocked': {
      ...cleanChandlery,
      rows: cleanChandlery.rows.map(({ texts }) => ({ texts: texts.with(PRICE, '') })),
    },
  },
  services: {
    sellable: completeServices,
    'some blocked': {
      ...completeServices,
      rows: completeServices.rows.map((row, index) =>
        index % 3 === 2 ? { ...row, texts: row.texts.with(1, '') } : row,
      ),
    },
    'all blocked': services,
  },
};

/** A list whose review has that result. */
export const listOf = (kind: ImportKind, outlook: Outlook): List => lists[kind][outlook];
