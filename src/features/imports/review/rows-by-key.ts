/**
 * Rows grouped by a key, for findings about several rows. Only rows whose group becomes valid or invalid have to be
 * checked again.
 */
export function createRowsByKey(isConflict: (rows: readonly number[]) => boolean) {
  const keys = new Map<number, string>();
  const groups = new Map<string, { rows: number[]; isWrong: boolean | null }>();
  /** Keys of groups with several rows, which are few even among very many rows. */
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
    /** The groups with several rows. */
    shared: function* (): Generator<readonly number[]> {
      for (const key of several) yield groups.get(key)?.rows ?? [];
    },

    isWrong: (row: number): boolean => isWrong(keys.get(row)),

    /** Builds all groups anew; `keyOf` returns null for a row without a key. */
    rebuild(rowCount: number, keyOf: (row: number) => string | null): void {
      keys.clear();
      groups.clear();
      several.clear();
      for (let row = 0; row < rowCount; row += 1) {
        const key = keyOf(row);
        if (key !== null) enter(row, key);
      }
    },

    /**
     * Returns the other rows whose findings changed. Also call it for a row with the same key when what `isConflict`
     * reads has changed.
     */
    move(row: number, key: string | null): readonly number[] {
      const from = keys.get(row);
      const touched = [...new Set([from, key])].filter((each) => typeof each === 'string');
      const before = touched.map(isWrong);
      if (from !== undefined) leave(row, from);
      if (key !== null) enter(row, key);
      return touched.flatMap((each, index) =>
        isWrong(each) === before[index] ? [] : (groups.get(each)?.rows ?? []),
      );
    },
  };
}
