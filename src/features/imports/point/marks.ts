import type { Mark, Pointing, Preview } from '../../../machines/import/index.ts';

/** What the next mark means: a field, or the header row of a sheet. */
export type Tool = Mark['field'] | 'header';

export const fieldNames: Readonly<Record<Mark['field'], string>> = {
  name: 'Name',
  price: 'Price',
  sku: 'Code',
};

const fields = [
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Price' },
  { value: 'sku', label: 'Code, if there is one' },
] as const satisfies readonly { readonly value: Tool; readonly label: string }[];

export const toolsFor = ({ page }: Pointing): readonly { readonly value: Tool; readonly label: string }[] =>
  page === null ? [...fields, { value: 'header', label: 'Row with the column titles' }] : fields;

/** After the first name, its price is marked next; after a price, a code or a second part of a name, the tool stays. */
export function nextTool(tool: Tool, { columns, boxes }: Pointing): Tool {
  const marks = [...columns, ...boxes];
  const isFirst = tool === 'name' && !marks.some(({ field }) => field === 'name');
  return isFirst && !marks.some(({ field }) => field === 'price') ? 'price' : tool;
}

const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26);

/** The letters of a column in a sheet: A, B, … AA. */
export const columnLetter = letterOf;

/** A text of all marks: "Name: column A and B. Price: column D." */
export function marksText({ columns, boxes }: Pointing, preview: Preview | null): string {
  const parts = (['name', 'price', 'sku'] as const).flatMap((field) => {
    const letters = columns.filter((mark) => mark.field === field).map(({ index }) => columnLetter(index));
    const texts = boxes
      .filter((mark) => mark.field === field)
      .map(
        ({ left, top }) =>
          preview?.page?.phrases.find((phrase) => phrase.left === left && phrase.top === top)?.text ?? '…',
      );
    if (letters.length > 0)
      return [
        `${fieldNames[field]}: ${letters.length === 1 ? 'column' : 'columns'} ${letters.join(' and ')}.`,
      ];
    return texts.length > 0 ? [`${fieldNames[field]}: “${texts.join(' ')}”.`] : [];
  });
  return parts.length === 0 ? 'Nothing is marked yet.' : parts.join(' ');
}
