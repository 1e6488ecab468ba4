import { useMemo, useState } from 'react';
import { FileDrop } from '../../../src/ui/index.ts';
import { inListOrder } from '../parts/difference-order.ts';
import { LabPage } from '../parts/lab-page.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { useDroppedFiles } from '../replay/use-dropped-files.ts';
import { CompareActions } from './compare-actions.tsx';
import { CompareNotices } from './compare-notices.tsx';
import { compareVersions } from './comparison.ts';
import { DifferencesPane } from './differences-pane.tsx';
import type { FlowVersions } from './flow-versions.ts';
import { UnionChart } from './union-chart.tsx';
import { useVersions } from './use-versions.ts';
import { VersionChoice } from './version-choice.tsx';
import styles from './compare.module.css';

interface Props {
  readonly versions: FlowVersions;
  readonly before: string;
  readonly after: string;
  readonly onFlow: (id: string) => void;
}

/** The two chosen versions on one chart, with their differences next to it. */
export function CompareView({ versions: available, onFlow, ...start }: Props) {
  const { flow, unreadable } = available;
  const versions = useVersions(available, start);
  const { before, after, openFile } = versions;
  const isPhone = usePhone();
  const [looked, setLooked] = useState<string | null>(null);
  // A long path is too small to read as a whole; the changes usually are not.
  const [isOnlyChanged, setOnlyChanged] = useState(true);
  const comparison = useMemo(
    () => (before && after ? compareVersions(before, after, flow.editable) : null),
    [before, after, flow.editable],
  );
  // A chart that is too large to read as a whole opens at the first difference.
  const differences = inListOrder(comparison?.differences ?? []);
  const difference = differences.find(({ id }) => id === looked) ?? differences[0] ?? null;
  useDroppedFiles({
    onText: (text) => void openFile(new File([text], 'what was pasted')),
    onFile: (file) => void openFile(file),
    // Until two versions are chosen, the file picker accepts drops.
    takesDrops: comparison !== null,
  });
  return (
    <LabPage
      title="Compare"
      lead={`Two versions of ${flow.title} on one chart, and what is different in the second.`}
      fills={comparison !== null && !isPhone}
      action={
        comparison && before && after ? (
          <CompareActions flow={flow} before={before} after={after} comparison={comparison} />
        ) : null
      }
    >
      <VersionChoice flow={flow.id} versions={versions} onFlow={onFlow} />
      <CompareNotices versions={versions} unreadable={unreadable} isShown={comparison !== null} />
      {comparison ? (
        <div className={styles.layout}>
          <UnionChart
            title={flow.title}
            comparison={comparison}
            difference={difference}
            isOnlyChanged={isOnlyChanged}
            onOnlyChanged={setOnlyChanged}
          />
          <DifferencesPane
            differences={comparison.differences}
            selected={difference?.id ?? null}
            onSelect={({ id }) => setLooked(id)}
          />
        </div>
      ) : (
        <div className={styles.empty}>
          <h2 className={styles.emptyTitle}>Choose a version to compare it with</h2>
          <p className={styles.emptyWords}>
            {flow.editable
              ? 'Choose two versions above, or give another one as a file: a path saved in the path editor, or XState’s JSON.'
              : `${flow.title} has no kept versions. Give another version of its machine as XState’s JSON.`}
          </p>
          <FileDrop
            label="Drop a version here"
            hint="A .json file of up to 1 MB. It stays in your browser."
            accept=".json,application/json"
            onChoose={(file) => void openFile(file)}
          />
        </div>
      )}
    </LabPage>
  );
}
