import { MessageCircleQuestion } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useApi } from '../../api/index.ts';
import { assistantActors, assistantMachine } from '../../machines/assistant/index.ts';
import { useFlow } from '../../statecharts/react/use-flow.ts';
import { Dialog, IconButton } from '../../ui/index.ts';
import { AssistantView } from './assistant-view.tsx';

/** The button in the top bar and its dialog; the conversation is kept while the workspace is open. */
export function Conversation() {
  const { client } = useApi();
  const [sessionId] = useState(() => crypto.randomUUID());
  const machine = useMemo(() => assistantMachine.provide({ actors: assistantActors(client) }), [client]);
  const [snapshot, send] = useFlow(machine, { input: { sessionId } });
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton variant="ghost" color="gray" aria-label="Ask the assistant" onClick={() => setOpen(true)}>
        <MessageCircleQuestion size={20} aria-hidden />
      </IconButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Assistant"
        description="Answers may be wrong. Check anything important."
      >
        <AssistantView context={snapshot.context} busy={snapshot.hasTag('busy')} send={send} />
      </Dialog>
    </>
  );
}
