const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);
const percent = (part, of) => (of === 0 ? '' : `${((100 * part) / of).toFixed(1)} %`);

function printGroups(title, rows, groupOf) {
  console.log(`\n${title}`);
  const groups = Map.groupBy(rows, groupOf);
  for (const [group, own] of [...groups].sort((a, b) => b[1].length - a[1].length)) {
    const [right, fields] = [sum(own, 'right'), sum(own, 'fields')];
    const whole = own.filter((row) => row.whole).length;
    console.log(
      `  ${group.padEnd(12)} ${whole}/${own.length} whole  ${right}/${fields} fields ${percent(right, fields)}`,
    );
  }
}

function printChanges(rows, last) {
  const changed = rows.filter(
    ({ id, right, whole }) => last[id] && (last[id].right !== right || last[id].whole !== whole),
  );
  if (changed.length === 0) return;
  console.log('\nSince the last run');
  for (const { id, whole, right, fields } of changed) {
    const before = last[id];
    const what = before.whole === whole ? '' : whole ? ' now whole' : ' LOST';
    console.log(`  ${id} ${before.right} → ${right} of ${fields}${what}`);
  }
}

/** Prints the score of a run. */
export function printReport({ rows, files, last, answers, isBrief }) {
  const sorted = [...rows].sort((a, b) => a.id.localeCompare(b.id));
  if (!isBrief)
    for (const row of sorted.filter(({ whole }) => !whole)) {
      console.log(
        `${row.id} ${row.format}  ${row.rows ?? 'no'} rows, ${row.right}/${row.fields} fields, ${row.ms} ms`,
      );
      for (const line of row.wrong.slice(0, 6)) console.log(`    ${line}`);
    }
  printGroups('By format', sorted, ({ format }) => format);
  // A list in several languages counts for its first.
  printGroups('By language', sorted, ({ id }) => files.get(id)?.language?.split(/[/ (]/u)[0] ?? '-');
  printChanges(sorted, last);
  const lists = sorted.filter(({ kind }) => kind !== 'not-a-list');
  const junk = sorted.filter(({ kind }) => kind === 'not-a-list');
  const { rightSure, rightDoubtful, wrongSure, wrongDoubtful } = answers.sums;
  console.log(
    `\n${answers.values} prices; ${answers.notes.length === 0 ? 'all stand in the rows they cite' : ''}`,
  );
  for (const note of answers.notes) console.log(`  ${note}`);
  console.log(
    `Sure: ${percent(rightSure, rightSure + rightDoubtful)} of the right values; right: ${percent(rightSure, rightSure + wrongSure)} of the sure (${wrongSure} wrong), ${wrongDoubtful} wrong and doubtful`,
  );
  console.log(
    `Whole ${sorted.filter(({ whole }) => whole).length}/${sorted.length} · rows found ${sum(lists, 'found')}/${sum(lists, 'expected')} · fields ${sum(lists, 'right')}/${sum(lists, 'fields')} (${percent(sum(lists, 'right'), sum(lists, 'fields'))}) · junk refused ${junk.filter(({ whole }) => whole).length}/${junk.length} · slowest ${Math.max(...sorted.map(({ ms }) => ms))} ms`,
  );
}
