import type { Failure } from '../server-data/index.ts';

/** What the server found wrong with who is billed, by the names that the fields of the business have in their form. */
export const businessFailureOf = (failure: Failure): Failure => ({
  ...failure,
  fields: failure.fields.map((problem) => ({ ...problem, field: problem.field.replace(/^billTo\//, '') })),
});
