import { dataOf } from '../../../api/index.ts';
import { plainAmount } from '../../../lib/money-minor.ts';
import { Money, When } from '../../../ui/index.ts';
import { choice, search, type QueryOf, type ReadTools } from '../index.ts';
import { defineList } from '../list-definition.ts';

const filters = {
  q: search('Search parts', 'Name or number'),
  status: choice({
    label: 'Status',
    all: 'All statuses',
    options: [
      ['active', 'On sale'],
      ['paused', 'Paused'],
    ],
  }),
};

const read = ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
  // Only columns by which the contract sorts.
  dataOf(client.GET('/inventory', { params: { query: { ...query, sort: query.sort as 'name' } }, signal }));

/** A list that uses every option, as an example for new lists. */
export const partsList = defineList({
  key: ['parts'],
  filters,
  read,
  pageSize: 50,
  columns: [
    {
      id: 'name',
      header: 'Part',
      rowHeader: true,
      sortable: true,
      cell: ({ name }) => name,
      csv: ({ name }) => name,
    },
    {
      id: 'price',
      header: 'Price',
      align: 'end',
      sortable: true,
      cell: ({ price }) => <Money {...price} />,
      csv: ({ price }) => plainAmount(price),
    },
    { id: 'brand', header: 'Brand', optional: 'shown at first', cell: ({ brand }) => brand ?? '–' },
    {
      id: 'updated',
      header: 'Last change',
      optional: 'hidden at first',
      cell: ({ updatedAt }) => <When at={updatedAt} />,
    },
    { id: 'currency', header: 'Currency', csv: ({ price }) => price.currency },
  ],
  columnChoiceName: 'parts',
  firstSort: 'name',
  select: { name: ({ name }) => name },
  csv: { fileName: 'parts.csv', order: ['currency'] },
  texts: {
    title: 'Parts',
    lead: 'Everything in the store.',
    label: 'Parts',
    noun: ['part', 'parts'],
    failed: { title: 'We couldn’t load the parts.', description: 'Nothing was lost.' },
    nothingYet: { title: 'No parts yet', description: 'Upload a price list to begin.' },
    nothingFound: ({ q }) => ({ title: `No part found for “${q}”`, showAll: 'Show all parts' }),
  },
});
