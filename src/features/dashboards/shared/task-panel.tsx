import { Money, Panel, TimeLeft } from '../../../ui/index.ts';
import { dayText } from '../../orders/index.ts';
import type { DashboardTask, DashboardTasks } from '../dashboard.types.ts';
import { MoreLink } from './more-link.tsx';
import { Row, Rows } from './rows.tsx';
import { subjectOf, taskTexts } from './task-texts.ts';

interface TaskPanelProps {
  readonly title: string;
  readonly tasks: DashboardTasks;
  /** What is said where nothing waits. */
  readonly nothing: string;
  /** Where all of them are. */
  readonly allPath: string;
  readonly texts?: typeof taskTexts;
  /** No more rows than these; all that came where it is left out. */
  readonly most?: number | undefined;
}

/** What waits for the reader, the most urgent first, and where the rest is. */
export function TaskPanel({ title, tasks, nothing, allPath, texts = taskTexts, most }: TaskPanelProps) {
  const { total } = tasks;
  const items = tasks.items.slice(0, most);
  return (
    <Panel
      flush
      title={total > 0 ? `${title} (${total})` : title}
      action={total > items.length ? <MoreLink to={allPath} about={title} /> : null}
    >
      <Rows nothing={nothing}>
        {items.map((task) => (
          <Row
            // Extra work is invoiced on its own, on the page of its booking.
            key={`${task.kind} ${task.number} ${task.id}`}
            to={texts[task.kind].pathOf(task.id)}
            title={texts[task.kind].act}
            about={`${task.number} · ${subjectOf(task)} · ${task.otherSide}`}
            aside={<Aside {...task} />}
          />
        ))}
      </Rows>
    </Panel>
  );
}

/** What a vendor who issues its own invoices still has to send; nothing for any other. */
export const InvoicePanel = (panel: Pick<TaskPanelProps, 'tasks' | 'allPath' | 'texts' | 'most'>) =>
  panel.tasks.total === 0 ? null : (
    <TaskPanel {...panel} title="Invoices to send" nothing="Every invoice is sent." />
  );

/** What the day of a task is: of a paper the last one to send it, of goods the one on which they are expected. */
const dayWord = (kind: DashboardTask['kind']): string =>
  kind === 'send_invoice' || kind === 'send_credit_note' ? 'Due' : 'Expected';

function Aside({ kind, amount, until, expectedOn }: DashboardTask) {
  return (
    <>
      {expectedOn === null ? null : (
        <span>
          {dayWord(kind)} {dayText(expectedOn)}
        </span>
      )}
      {amount === null ? null : <Money {...amount} />}
      {until === null ? null : <TimeLeft until={until} />}
    </>
  );
}
