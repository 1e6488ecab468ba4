import { ArrowLeftRight, FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../src/ui/index.ts';
import { flowIds, flowName } from '../flows/flows.ts';
import { SelectField } from '../parts/select-field.tsx';
import type { Versions } from './use-versions.ts';
import styles from './compare.module.css';

interface Props {
  /** Id of the flow. */
  readonly flow: string;
  readonly versions: Versions;
  readonly onFlow: (id: string) => void;
}

/** Chooses the flow, and two of its versions. */
export function VersionChoice({ flow, versions: all, onFlow }: Props) {
  const { versions, before, after, choose, swap, openFile } = all;
  const input = useRef<HTMLInputElement>(null);
  const side = (name: 'before' | 'after', label: string) => (
    <SelectField
      label={label}
      value={(name === 'before' ? before : after)?.id ?? ''}
      options={versions.map((one) => ({ value: one.id, label: one.label }))}
      placeholder="Choose a version"
      onChoose={(id) => choose(name, id)}
    />
  );
  return (
    <div className={styles.choice} role="group" aria-label="What is compared">
      <SelectField
        label="Flow"
        value={flow}
        options={flowIds.map((id) => ({ value: id, label: flowName(id) }))}
        onChoose={onFlow}
      />
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
          // Allows opening the same file again after it was fixed.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
