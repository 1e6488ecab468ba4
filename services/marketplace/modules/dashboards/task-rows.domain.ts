import type { FirstOf, Task, TaskKind } from './dashboards.domain.ts';

/** A task as a row of a query, each with the total number. */
export interface TaskRow {
  readonly kind: TaskKind;
  readonly id: string;
  readonly number: string;
  readonly service: string | null;
  readonly firstItem: string | null;
  readonly firstQuantity: number | null;
  readonly lines: number | null;
  readonly otherSide: string;
  readonly until: Date | null;
  readonly expectedOn: string | null;
  readonly amountMinor: number | null;
  readonly currency: string;
  readonly inAll: number;
}

function taskOf(row: TaskRow): Task {
  const { kind, id, number, service, otherSide, until, expectedOn, firstItem, firstQuantity, lines } = row;
  const { amountMinor, currency } = row;
  const ordered =
    firstItem === null || firstQuantity === null || lines === null
      ? null
      : { firstItem, firstQuantity, lines };
  const amount = amountMinor === null ? null : { amountMinor, currency };
  return { kind, id, number, service, ordered, otherSide, until, expectedOn, amount };
}

export const tasksOf = (rows: readonly TaskRow[]): FirstOf<Task> => ({
  total: rows[0]?.inAll ?? 0,
  items: rows.map(taskOf),
});
