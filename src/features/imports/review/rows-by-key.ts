/**
 * Rows grouped by a key, for findings about several rows together. Only the rows whose group becomes right or wrong
 * have to be checked again.
 */
export function createRowsByKey(isConflict: (rows: readonly number[]) => boolean) {
  const keys = new Map<number, string>();
  const groups = new Map<string, { rows: number[]; isWrong: boolean | null }>();
  /** Keys of groups of several rows: among very many rows they are few. */
  const several = new Set<string>();

  const isWrong = (key: string | undefined): boolean => {
    const group = key === undefined ? undefined : groups.get(key);
    if (!group) return false;
    group.isWrong ??= group.rows.length > 1 && isConflict(group.rows);
    return group.isWrong;
  };
  const enter = (row: number, key: string): void => {
    keys.set(row, key);
    const group = groups.get(key);
    if (group) {
      group.rows.push(row);
      group.isWrong = null;
      several.add(key);
    } else groups.set(key, { rows: [row], isWrong: null });
  };
  const leave = (row: number, key: string): void => {
    keys.delete(row);
    const group = groups.get(key);
    if (!group) return;
    if (group.rows.length <= 2) several.delete(key);
    if (group.rows.length === 1) groups.delete(key);
    else {
      group.rows.splice(group.rows.indexOf(row), 1);
      group.isWrong = null;
    }
  };

  return {
    /** The groups of several rows. */
    shared: function* (): Generator<readonly number[]> {
      for (const key of several) yield groups.get(key)?.rows ?? [];
    },

    isWrong: (row: number): boolean => isWrong(keys.get(row)),

    /** From the start; `valueAtKey` answers null for a row that is like no other. */
    rebuild(rowCount: number, keyOf: (row: number) => string | null): void {
      keys.clear();
      groups.clear();
      several.clear();
      for (let row = 0; row < rowCount; row += 1) {
        const key = keyOf(row);
        if (key !== null) enter(row, key);
      }
    },

    /** Answers the other rows whose say changed. Is also for a row whose key stays while what `isConflict` looks at changes. */
    move(row: number, key: string | null): readonly number[] {
      const from = keys.get(row);
      const touched = [...new Set([from, key])].filter((each) => typeof each === 'string');
      const before = touched.map(isWrong);
      if (from !== undefined) leave(row, from);
      if (key !== null) enter(row, key);
      return touched.flatMap((each, place) =>
        isWrong(each) === before[place] ? [] : (groups.get(each)?.rows ?? []),
      );
    },
  };
}
