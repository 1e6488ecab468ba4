import { countriesOfUnion } from './territories.domain.ts';

const listed = countriesOfUnion.map((code) => `'${code}'`).join(', ');

/** SQL: whether the country of a column is outside the Union; false while it is not known. */
export const isOutsideUnionSql = (country: string): string =>
  `coalesce(${country} not in (${listed}), false)`;
