export interface AuditDetail {
  readonly name: string;
  /** Null if there was no previous value. */
  readonly before: string | null;
  readonly after: string;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The details of an entry, as a list: for a change with `before` and `after`, each value that differs. */
export function auditDetails(details: Readonly<Record<string, unknown>>): readonly AuditDetail[] {
  const { before, after, ...others } = details;
  const changed =
    isFields(before) && isFields(after)
      ? Object.keys(after).map((name) => ({
          name,
          before: Object.hasOwn(before, name) ? textOf(before[name]) : null,
          after: textOf(after[name]),
        }))
      : [];
  const said = Object.entries(others).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [{ name, before: null, after: textOf(value) }],
  );
  return [...changed, ...said].sort((a, b) => (a.name < b.name ? -1 : 1));
}
