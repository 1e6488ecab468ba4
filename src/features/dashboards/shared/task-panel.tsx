import { Money, Panel, TimeLeft } from '../../../ui/index.ts';
import { dayText } from '../../orders/index.ts';
import type { DashboardTask, DashboardTasks } from '../dashboard.types.ts';
import { MoreLink } from './more-link.tsx';
import { Row, Rows } from './rows.tsx';
import { subjectOf, taskTexts } from './task-texts.ts';

interface TaskPanelProps {
  readonly title: string;
  readonly tasks: DashboardTasks;
  /** The text of an empty list. */
  readonly nothing: string;
  /** The list of all of them. */
  readonly allPath: string;
  readonly texts?: typeof taskTexts;
  /** The maximum number of rows; unlimited when omitted. */
  readonly most?: number | undefined;
}

/** The reader's tasks, the most urgent first, with a link to all of them. */
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
            // A supplement has its own invoice, which is on the page of its booking.
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

/** The invoices that a vendor who issues their own still has to send; nothing for other vendors. */
export const InvoicePanel = (panel: Pick<TaskPanelProps, 'tasks' | 'allPath' | 'texts' | 'most'>) =>
  panel.tasks.total === 0 ? null : (
    <TaskPanel {...panel} title="Invoices to send" nothing="Every invoice is sent." />
  );

/** What the date of a task is: the deadline for sending a document, or the expected date of goods. */
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
