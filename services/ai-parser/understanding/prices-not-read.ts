import { textOf, type FileIssue, type PageSum } from '../reading/table.ts';
import type { Column } from './column.ts';
import type { Field } from './fields.ts';
import type { LeavingOut } from './left-out.ts';
import type { TablePlan } from './table-plan.ts';

/** Fields whose columns may have numbers that are not prices. */
const besides: ReadonlySet<Field> = new Set(['name', 'description', 'sku', 'category']);
const textLengthMax = 40;

const figuresIn = (text: string): readonly string[] =>
  (text.match(/\d[\d.,'’ \u00a0\u202f]*/gu) ?? []).map((figure) => figure.replaceAll(/\D/gu, ''));

/** Amounts of money under an unknown header. */
const isNotUnderstood = ({ header, profile }: Column): boolean =>
  header?.meanings.length === 0 && profile.money > 0.5;

/**
 * How often each number occurs where it is accounted for: in columns that are used or explained, and in rows that were
 * left out.
 */
function accounted(plans: readonly TablePlan[], leftOut: LeavingOut): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string) => {
    for (const figure of figuresIn(text)) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  };
  for (const { text } of leftOut.first) add(text);
  for (const { columns, roles, body, isSpread } of plans) {
    // If a row became several, each of them also has the prices of the others.
    const unnamed = new Set(
      columns
        .filter((column) =>
          column.stated
            ? isSpread && column.stated.field === null
            : column.header === null || isNotUnderstood(column),
        )
        .map(({ index }) => index),
    );
    for (const { field, column } of roles.byField.values())
      if (besides.has(field)) unnamed.add(column.index);
      else unnamed.delete(column.index);
    for (const { cells } of body)
      for (const [at, cell] of cells.entries()) if (!unnamed.has(at)) add(textOf(cell));
  }
  return counts;
}

/** If a page has this many times as many amounts as were read, those that were read may not be prices. */
const mostlyFactor = 2;
const mostlyLeast = 5;

/** The pages of which most amounts are in no price column. */
export function pagesMostlyUnread(
  sums: readonly PageSum[],
  plans: readonly TablePlan[],
): ReadonlySet<number> {
  const standing = new Map<number, number>();
  for (const { page } of sums) standing.set(page, (standing.get(page) ?? 0) + 1);
  for (const { table, roles, body, tiers } of standing.size === 0 ? [] : plans) {
    const columns = new Set(
      [roles.byField.get('price')?.column, ...tiers].map((column) => column?.index ?? -1),
    );
    for (const { cells, page = table.page } of body) {
      const read = [...columns].filter((at) => textOf(cells[at]) !== '').length;
      if (page !== null) standing.set(page, (standing.get(page) ?? 0) - mostlyFactor * read);
    }
  }
  return new Set([...standing].filter(([, left]) => left >= mostlyLeast).map(([page]) => page));
}

/** The amounts on the pages of a file that are in no row: what was not understood is reported and not dropped. */
export function pricesNotRead(
  sums: readonly PageSum[],
  plans: readonly TablePlan[],
  leftOut: LeavingOut,
): readonly FileIssue[] {
  if (sums.length === 0 || leftOut.isFull()) return [];
  const counts = accounted(plans, leftOut);
  const missed = sums.filter(({ text }) => {
    const isThere = figuresIn(text).every((figure) => (counts.get(figure) ?? 0) > 0);
    if (isThere) for (const figure of figuresIn(text)) counts.set(figure, (counts.get(figure) ?? 0) - 1);
    return !isThere;
  });
  const [first] = missed;
  if (!first) return [];
  const pages = [...new Set(missed.map(({ page }) => page))];
  const where = pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.slice(0, 5).join(', ')}`;
  const what = first.beside === '' ? '' : ` beside “${first.beside.slice(0, textLengthMax)}”`;
  const many = missed.length === 1 ? 'One price' : `${missed.length} prices`;
  return [
    {
      code: 'PRICES_NOT_READ',
      message: `${many} on ${where} ${missed.length === 1 ? 'is' : 'are'} in no row of this list, such as “${first.text.slice(0, textLengthMax)}”${what}. Please compare the list with ${pages.length === 1 ? 'that page' : 'those pages'}.`,
    },
  ];
}
