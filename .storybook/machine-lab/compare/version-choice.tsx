import { ArrowLeftRight, FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../src/ui/index.ts';
import { flowIds } from '../flows/flows.ts';
import type { Versions } from './use-versions.ts';
import styles from './compare.module.css';

interface Props {
  /** Id of the flow. */
  readonly flow: string;
  readonly versions: Versions;
  readonly onFlow: (id: string) => void;
}

/** Which flow, and which two of its versions. */
export function VersionChoice({ flow, versions: all, onFlow }: Props) {
  const { versions, before, after, choose, swap, openFile } = all;
  const input = useRef<HTMLInputElement>(null);
  const side = (name: 'before' | 'after', label: string) => (
    <label className={styles.field}>
      {label}
      <select
        className={styles.select}
        value={(name === 'before' ? before : after)?.id ?? ''}
        onChange={({ currentTarget }) => choose(name, currentTarget.value)}
      >
        <option value="" disabled>
          Choose a version
        </option>
        {versions.map(({ id, label: words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.choice} role="group" aria-label="What is compared">
      <label className={styles.field}>
        Flow
        <select
          className={styles.select}
          value={flow}
          onChange={({ currentTarget }) => onFlow(currentTarget.value)}
        >
          {flowIds.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      {side('before', 'From')}
      {side('after', 'To')}
      <Button variant="surface" color="gray" disabled={!before || !after} onClick={swap}>
        <ArrowLeftRight size={14} aria-hidden />
        Swap
      </Button>
      <Button variant="surface" color="gray" onClick={() => input.current?.click()}>
        <FolderOpen size={14} aria-hidden />
        Open a file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="A version as a file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void openFile(file);
          // The same file may be opened again after it was mended.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
