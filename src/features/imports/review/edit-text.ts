import { fieldLabels, type Edit } from '../../../machines/import/index.ts';
import { count } from './review.labels.ts';

const shown = (text: string | null): string => (text === null || text === '' ? 'nothing' : `“${text}”`);

/** Describes an edit in the imperative: "Set the unit of 40 rows". */
export function editText(edit: Edit): string {
  switch (edit.op) {
    case 'set': {
      const fields = new Set(edit.cells.map(({ field }) => field));
      const rows = new Set(edit.cells.map(({ row }) => row));
      const [field] = fields;
      return fields.size === 1 && field !== undefined
        ? `Set the ${fieldLabels[field]} of ${count(rows.size, 'row')}`
        : `Set ${count(edit.cells.length, 'cell')} in ${count(rows.size, 'row')}`;
    }
    case 'replace':
      return `Change ${shown(edit.from)} to ${shown(edit.to)} in every ${fieldLabels[edit.field]}`;
    case 'column':
      return edit.field === null ? 'Stop using a column' : `Use a column for the ${fieldLabels[edit.field]}`;
    case 'default':
      return edit.value === null
        ? `Ask again for the ${fieldLabels[edit.field]}`
        : `Set the ${fieldLabels[edit.field]} to ${shown(edit.value)} where there is none`;
    case 'rate':
      return edit.rate === null
        ? `Remove the rate for ${edit.currency}`
        : `Set the rate for ${edit.currency} to ${edit.rate}`;
    case 'exclude':
      return edit.excluded
        ? `Leave out ${count(edit.rows.length, 'row')}`
        : `Include ${count(edit.rows.length, 'row')}`;
    case 'match':
      return `Decide which product ${count(edit.rows.length, 'row is', 'rows are')}`;
  }
}
