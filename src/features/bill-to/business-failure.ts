import type { Failure } from '../server-data/index.ts';

/** Renames the server's problems with the business to the names of the form's fields. */
export const businessFailureOf = (failure: Failure): Failure => ({
  ...failure,
  fields: failure.fields.map((problem) => ({ ...problem, field: problem.field.replace(/^billTo\//, '') })),
});
