import { textOf } from '../reading/table.ts';
import { fileRefusal, type FileRefusal } from '../refusals.ts';
import type { ColumnProfile } from './column-profile.ts';
import { nameLikeness, priceLikeness } from './likeness.ts';
import type { SheetChoice } from './sheet-choice.ts';
import type { TablePlan } from './table-plan.ts';

const headless = { own: false, others: false, isOnlyFigures: false, hasNoFigures: false };
/** From this likeness on a column is reported to have names, or prices. */
const likely = 0.35;

interface Seen {
  readonly names: number;
  readonly prices: number;
  readonly plan: TablePlan;
}

function seenIn(plan: TablePlan): Seen {
  const rowsOf = (likeness: (profile: ColumnProfile) => number) =>
    Math.round(
      plan.body.length *
        Math.max(
          0,
          ...plan.columns
            .filter(({ profile }) => likeness(profile) > likely)
            .map(({ profile }) => profile.filled),
        ),
    );
  return {
    names: rowsOf(nameLikeness),
    prices: rowsOf((profile) => priceLikeness(profile, headless)),
    plan,
  };
}

const whereIs = ({ table }: TablePlan): string => {
  if (table.page !== null) return ` on page ${table.page}`;
  return table.sheet === null ? '' : ` on “${table.sheet.slice(0, 40)}”`;
};

const exampleMax = 60;

/** An example row, which shows people how the file was read. */
function exampleOf({ body }: TablePlan): string {
  const row = body.slice(0, 5).find(({ cells }) => cells.some((cell) => cell !== ''));
  const text = (row?.cells ?? [])
    .map(textOf)
    .filter((cell) => cell !== '')
    .join(' · ');
  return text === '' ? '' : `, such as “${text.slice(0, exampleMax)}”`;
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `one ${one}` : `${count.toLocaleString('en')} ${many}`;

/** Why no table of a file is a list, with an example of its content if there is any. */
export function refusalOf(choices: readonly SheetChoice[]): FileRefusal {
  if (!choices.some(({ plan }) => plan.body.length > 0))
    return fileRefusal(
      'FILE_NOT_A_LIST',
      'We found the names of columns and no rows below them. Please send the list with its rows.',
    );
  const seen = choices.map(({ plan }) => seenIn(plan));
  const most = seen.reduce((best, each) =>
    each.names + each.prices > best.names + best.prices ? each : best,
  );
  const { names, prices, plan } = most;
  if (prices > 1 && names === 0)
    return fileRefusal(
      'FILE_NOT_A_LIST',
      `We found ${counted(prices, 'price', 'prices')}${whereIs(plan)} but no names beside them${exampleOf(plan)}. Please send a list with one row for each offer, and a first row that names the columns.`,
    );
  if (names > 1 && prices === 0)
    return fileRefusal(
      'FILE_NOT_A_LIST',
      `We found ${counted(names, 'row', 'rows')} of words${whereIs(plan)} but no prices beside them${exampleOf(plan)}. Please send a list with one row for each offer, and a first row that names the columns.`,
    );
  return fileRefusal('FILE_NOT_A_LIST');
}
