import { useState } from 'react';
import { Button, BusyButton, Dialog, Form, TextField } from '../../../src/ui/index.ts';
import { problemOfName } from '../keep/test-name.ts';
import type { Keeper } from '../keep/keeper.ts';
import type { OpenTrace } from './shelf.ts';
import type { Desk } from './use-desk.ts';

interface Props {
  readonly desk: Desk;
  readonly open: OpenTrace;
  readonly keeper: Keeper;
}

const formId = 'keep-trace';

/** Names a trace and keeps it where the tests replay it. */
export function KeepDialog({ desk: { snapshot, send }, open: { opening }, keeper }: Props) {
  const isWriting = snapshot.matches({ keeping: 'writing' });
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { notKept } = snapshot.context;
  const folder = `src/machines/${opening.flow}/traces`;
  return (
    <Dialog
      open={isWriting || snapshot.matches({ keeping: 'naming' })}
      onOpenChange={(isOpen) => {
        if (!isOpen) send({ type: 'KEEP.DISMISSED' });
      }}
      title="Keep as regression test"
      description={
        keeper.kind === 'server'
          ? `The trace is written to ${folder} and replayed by every test run from then on.`
          : `This page has no server that could write: you get a file to put into ${folder}. “npm run format” gives it the house’s form, and every test run replays it from then on.`
      }
      footer={
        <>
          <Button variant="soft" color="gray" onClick={() => send({ type: 'KEEP.DISMISSED' })}>
            Cancel
          </Button>
          <BusyButton type="submit" form={formId} busy={isWriting}>
            {keeper.kind === 'server' ? 'Keep' : 'Save the file'}
          </BusyButton>
        </>
      }
    >
      <Form
        id={formId}
        busy={isWriting}
        failure={notKept}
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = problemOfName(name);
          setProblem(wrong);
          if (wrong === null) send({ type: 'KEEP.CONFIRMED', name });
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
