import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { contextChanges } from '../../../src/statecharts/trace/context-change.ts';
import { ChartText } from '../parts/chart-text.tsx';
import { Choice } from '../parts/choice.tsx';
import { ContextView } from '../parts/context-view.tsx';
import { EventLog } from '../parts/event-log.tsx';
import { Pane } from '../parts/pane.tsx';
import { plainJson } from '../preview/plain-json.ts';
import type { PreviewState } from '../preview/preview.ts';

interface LogPaneProps {
  readonly received: PreviewState['received'];
  /** The number of events performed. */
  readonly count: number;
  readonly snapshot: AnyMachineSnapshot | null;
  /** The same machine before the last event. */
  readonly previous: AnyMachineSnapshot | null;
}

type Tab = 'events' | 'context' | 'text';

/** What happened so far: the events, the machine's context, or its text. */
export function LogPane({ received, count, snapshot, previous }: LogPaneProps) {
  const [tab, setTab] = useState<Tab>('events');
  const context = snapshot ? plainJson(snapshot.context) : null;
  const before = previous ? plainJson(previous.context) : {};
  return (
    <Pane
      title="What happened"
      note={`${count} ${count === 1 ? 'step' : 'steps'}`}
      action={
        <Choice
          label="What is shown"
          value={tab}
          onChoose={setTab}
          options={[
            { value: 'events', label: 'Events' },
            { value: 'context', label: 'Context' },
            { value: 'text', label: 'Text' },
          ]}
        />
      }
    >
      {tab === 'events' ? (
        <EventLog
          label="Events"
          entries={received.map((one) => ({ ...one, at: null }))}
          current={received.length - 1}
        />
      ) : null}
      {tab === 'context' ? (
        <ContextView
          label="What the machine remembers"
          context={context}
          changes={contextChanges(before, context)}
        />
      ) : null}
      {tab === 'text' && snapshot ? <ChartText snapshot={snapshot} /> : null}
    </Pane>
  );
}
