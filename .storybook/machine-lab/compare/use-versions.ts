import { useState } from 'react';
import { MAX_FLOW_BYTES } from '../../../src/statecharts/flow/read/read-flow.ts';
import type { Refusal, Version } from './compare.types.ts';
import { readVersion } from './read-version.ts';
import type { FlowVersions } from './flow-versions.ts';

interface Refused {
  readonly name: string;
  readonly refusals: readonly Refusal[];
}

/** The two compared versions, and the files that were opened. */
export function useVersions(store: FlowVersions, start: { readonly before: string; readonly after: string }) {
  const [opened, setOpened] = useState<readonly Version[]>([]);
  const [refused, setRefused] = useState<Refused | null>(null);
  const versions = [...store.versions, ...opened];
  const known = (id: string): boolean => store.versions.some((one) => one.id === id);
  const [chosen, setChosen] = useState(() => {
    const [committed, stored] = store.versions;
    return {
      before: known(start.before) ? start.before : (stored?.id ?? committed?.id ?? ''),
      // A single version waits for a file.
      after: known(start.after) ? start.after : stored ? (committed?.id ?? '') : '',
    };
  });
  const find = (id: string): Version | null => versions.find((one) => one.id === id) ?? null;

  const openFile = async (file: File): Promise<void> => {
    // Checked before reading, so that a large file is never loaded into memory.
    if (file.size > MAX_FLOW_BYTES) {
      setRefused({
        name: file.name,
        refusals: [
          { location: 'the whole file', reason: `It is larger than ${MAX_FLOW_BYTES / 1024 / 1024} MB.` },
        ],
      });
      return;
    }
    const text = await file.text();
    const id = `file-${opened.length + 1}`;
    const answer = readVersion(store.flow, text, { id, label: file.name });
    if (!answer.ok) {
      setRefused({ name: file.name, refusals: answer.refusals });
      return;
    }
    setRefused(null);
    setOpened((before) => [...before, answer.version]);
    setChosen({ before: 'committed', after: id });
  };

  return {
    versions,
    before: find(chosen.before),
    after: find(chosen.after),
    refused,
    dismiss: () => setRefused(null),
    choose: (side: 'before' | 'after', id: string) => setChosen((now) => ({ ...now, [side]: id })),
    swap: () => setChosen(({ before, after }) => ({ before: after, after: before })),
    openFile,
  };
}
export type Versions = ReturnType<typeof useVersions>;
