import { useState } from 'react';
import { Button, BusyButton, Dialog, Form, TextField } from '../../../src/ui/index.ts';
import { testNameProblem } from '../save-trace/test-name.ts';
import type { TraceStore } from '../save-trace/trace-store.ts';
import type { OpenTrace } from './file-store.ts';
import type { ReplaySession } from './use-replay.ts';

interface Props {
  readonly session: ReplaySession;
  readonly open: OpenTrace;
  readonly traceStore: TraceStore;
}

const formId = 'keep-trace';

/** Names a trace and saves it where the tests replay it. */
export function SaveTraceDialog({ session: { snapshot, send }, open: { opening }, traceStore }: Props) {
  const isWriting = snapshot.matches({ saving: 'writing' });
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { notSaved } = snapshot.context;
  const folder = `src/machines/${opening.flow}/traces`;
  return (
    <Dialog
      open={isWriting || snapshot.matches({ saving: 'naming' })}
      onOpenChange={(isOpen) => {
        if (!isOpen) send({ type: 'SAVE_TEST.DISMISSED' });
      }}
      title="Keep as regression test"
      description={
        traceStore.kind === 'server'
          ? `The trace is written to ${folder} and replayed by every test run from then on.`
          : `This page has no server that could write: you get a file to put into ${folder}. “npm run format” formats it, and every test run replays it from then on.`
      }
      footer={
        <>
          <Button variant="soft" color="gray" onClick={() => send({ type: 'SAVE_TEST.DISMISSED' })}>
            Cancel
          </Button>
          <BusyButton type="submit" form={formId} busy={isWriting}>
            {traceStore.kind === 'server' ? 'Keep' : 'Save the file'}
          </BusyButton>
        </>
      }
    >
      <Form
        id={formId}
        busy={isWriting}
        failure={notSaved}
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = testNameProblem(name);
          setProblem(wrong);
          if (wrong === null) send({ type: 'SAVE_TEST.CONFIRMED', name });
        }}
      >
        <TextField
          label="Name"
          hint="What went wrong, in few words: parser-killed"
          name="trace-name"
          value={name}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          {...(problem !== null && { error: problem })}
        />
      </Form>
    </Dialog>
  );
}
