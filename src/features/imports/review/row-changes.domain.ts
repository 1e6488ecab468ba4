import { fromMinor } from '../../../lib/money-minor.ts';
import type { ReviewField } from '../../../machines/import/index.ts';
import { listedName } from './listed-name.domain.ts';
import { departmentsOf, notCounted } from './field-text.domain.ts';
import { basisPointsOf, durationOf, leadTimeOf, stockOf } from './row-check.domain.ts';
import type { Change } from './review.types.ts';
import type { RowView } from './row-view.ts';

const perCent = (basisPoints: number): string => String(basisPoints / 100);

/** What importing the row would change of an existing listing; fields without a value stay. Empty for a new listing. */
export function changesOf(view: RowView): readonly Change[] {
  const own = view.compared?.own;
  if (!own) return [];
  const changes: Change[] = [];
  const compare = (field: ReviewField, before: string | null, after: string | null) => {
    if (after !== null && after !== before) changes.push({ field, before, after });
  };
  const text = (field: ReviewField) => view.value(field).text;
  const counted = (field: ReviewField, read: (given: string) => number | null): number | null => {
    const given = text(field);
    return given === null ? null : read(given);
  };
  const textOf = (value: number | null, format: (value: number) => string = String) =>
    value === null ? null : format(value);

  compare('name', own.name, listedName(view));
  if (view.kind === 'products') compare('variant', own.variant, text('variant'));
  const { price } = view;
  if (price.ok)
    compare(
      'price',
      fromMinor(own.price.amountMinor, own.price.currency),
      fromMinor(price.minor, view.currency),
    );
  compare('tax', textOf(own.taxBasisPoints, perCent), textOf(counted('tax', basisPointsOf), perCent));
  const departments = text('departments');
  if (departments !== null)
    compare(
      'departments',
      departmentsOf(own.departments.join(', ')).known.join(', ') || null,
      departmentsOf(departments).known.join(', ') || null,
    );
  if (view.kind === 'products') {
    const stock = text('stock') === notCounted ? notCounted : textOf(counted('stock', stockOf));
    compare('stock', textOf(own.stock) ?? notCounted, stock);
    compare('unit', own.unit, text('unit'));
    return changes;
  }
  compare('pricedPer', own.pricedPer, text('pricedPer'));
  if (text('pricedPer') === 'unit') compare('unit', own.unit, text('unit'));
  compare('leadTimeHours', textOf(own.leadTimeHours), textOf(counted('leadTimeHours', leadTimeOf)));
  compare('durationMinutes', textOf(own.durationMinutes), textOf(counted('durationMinutes', durationOf)));
  return changes;
}

/** The row compared with the vendor's listings; null until it is compared. */
export function comparisonOf(view: RowView): 'new' | 'changed' | 'unchanged' | null {
  if (!view.compared) return null;
  if (!view.compared.own) return 'new';
  return changesOf(view).length > 0 || view.compared.own.status === 'archived' ? 'changed' : 'unchanged';
}
