import { FolderOpen, Redo2, Save, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flowProblems } from '../../../src/statecharts/flow/problems/problems.ts';
import { Button, IconButton, TextLink, Tooltip } from '../../../src/ui/index.ts';
import { ExportMenu } from './export-menu.tsx';
import type { PathSaver } from '../save-path/path-saver.ts';
import type { Editor } from './use-editor.ts';
import { errorsOf } from './validation/use-validation.ts';
import styles from './path-editor.module.css';

interface Props {
  readonly editor: Editor;
  readonly saver: PathSaver;
}

/** Actions on the whole path: undo, redo, open, export, save. */
export function EditorActions({ editor, saver }: Props) {
  const { snapshot, send, path, editable, isUnsaved, giveFile, flow } = editor;
  const { past, now, future } = snapshot.context.history;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const isSaving = snapshot.matches({ saving: 'saving' });
  const back = past.length > 0 ? `Undo: ${now.label}` : 'Nothing to undo';
  const forth = future[0] ? `Redo: ${future[0].label}` : 'Nothing to redo';
  return (
    <>
      <Tooltip content={back}>
        <IconButton
          variant="surface"
          color="gray"
          aria-label="Undo"
          disabled={past.length === 0}
          onClick={() => send({ type: 'UNDO.PRESSED' })}
        >
          <Undo2 size={16} aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip content={forth}>
        <IconButton
          variant="surface"
          color="gray"
          aria-label="Redo"
          disabled={future.length === 0}
          onClick={() => send({ type: 'REDO.PRESSED' })}
        >
          <Redo2 size={16} aria-hidden />
        </IconButton>
      </Tooltip>
      {/* In a new tab: this page may have unsaved changes. */}
      <TextLink href={`./?path=/story/machine-lab-compare--compare&args=flow:${flow.id}`} target="_blank">
        Compare
      </TextLink>
      <Button variant="surface" color="gray" onClick={() => input.current?.click()}>
        <FolderOpen size={16} aria-hidden />
        Open
      </Button>
      <ExportMenu editor={editor} onProblem={setProblem} />
      <Button
        disabled={isSaving || !isUnsaved}
        onClick={() => send({ type: 'SAVE.ASKED', errors: errorsOf(flowProblems(path, editable)) })}
      >
        <Save size={16} aria-hidden />
        {saver.kind === 'server' ? 'Save' : 'Download'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="A path"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) giveFile(file);
          // The same file again counts as a new choice.
          currentTarget.value = '';
        }}
      />
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}
