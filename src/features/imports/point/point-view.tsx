import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportEvent, ImportFailure, Pointing, Preview } from '../../../machines/import/index.ts';
import { Button, EmptyState, Notice, QuietButton, SelectField } from '../../../ui/index.ts';
import { FlowTitle, type TitleLevel } from '../flow/flow-title.tsx';
import flow from '../flow/flow.module.css';
import { marksText, nextTool, toolsFor, type Tool } from './marks.ts';
import { PageBoard } from './page-board.tsx';
import styles from './point-view.module.css';
import { SheetBoard } from './sheet-board.tsx';

interface PointViewProps {
  readonly title: string;
  readonly level: TitleLevel;
  readonly fileName: string;
  /** The preview of the file; null if it is unavailable, as in a recording. */
  readonly preview: Preview | null;
  readonly pointing: Pointing;
  readonly canUndo: boolean;
  /** There is an earlier reading to go back to. */
  readonly isRead: boolean;
  readonly failure: ImportFailure | null;
  readonly send: (event: ImportEvent) => void;
}

/**
 * The vendor marks a name and its price in a list that was read wrongly or not at all, and the whole list is read like
 * that.
 */
export function PointView(props: PointViewProps) {
  const { preview, pointing, failure, send, isRead, fileName } = props;
  const sheet = preview?.sheets.find((each) => each.sheet === pointing.sheet) ?? preview?.sheets[0];
  const tools = toolsFor(pointing);
  const [chosen, setTool] = useState<Tool>('name');
  const tool = tools.some(({ value }) => value === chosen) ? chosen : 'name';
  const mark = (event: ImportEvent) => {
    send(event);
    setTool(nextTool(tool, pointing));
  };
  return (
    <div className={styles.view}>
      <header>
        <FlowTitle level={props.level}>{props.title}</FlowTitle>
        <p className={styles.lead}>
          {preview?.page
            ? 'Mark one name and the price that belongs to it. We read every row of the list like that one, and your next list with the same layout too.'
            : 'Mark the column with the names and the one with the prices. We read the whole list like that, and your next list with the same layout too.'}
        </p>
      </header>
      {failure ? (
        <Notice tone="warning" live title={failure.message}>
          {preview?.page
            ? `This is page ${preview.page.number} of “${fileName}”.`
            : `These are the first rows of “${fileName}”.`}
        </Notice>
      ) : null}
      <div className={styles.bar}>
        <fieldset className={styles.tools}>
          <legend>What you mark</legend>
          {tools.map(({ value, label }) => (
            <label key={value} data-tool={value}>
              <input
                type="radio"
                name="tool"
                value={value}
                checked={tool === value}
                onChange={() => setTool(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <QuietButton size="2" disabled={!props.canUndo} onClick={() => send({ type: 'MARK.UNDONE' })}>
          <Undo2 size={16} aria-hidden />
          Undo
        </QuietButton>
        {preview && preview.sheets.length > 1 ? (
          <div className={styles.sheets}>
            <SelectField
              label="Sheet"
              value={String(preview.sheets.findIndex((each) => each === sheet))}
              options={preview.sheets.map((each, at) => ({
                value: String(at),
                label: each.sheet ?? `Table ${at + 1}`,
              }))}
              onChange={(event) =>
                send({
                  type: 'SHEET.REQUESTED',
                  sheet: preview.sheets[Number(event.currentTarget.value)]?.sheet ?? null,
                })
              }
            />
          </div>
        ) : null}
        {preview?.page && preview.page.of > 1 ? (
          <div className={styles.pages} role="group" aria-label="Pages">
            <QuietButton
              size="2"
              disabled={preview.page.number === 1}
              onClick={() => send({ type: 'PAGE.REQUESTED', page: (preview.page?.number ?? 1) - 1 })}
            >
              Previous page
            </QuietButton>
            <span>
              Page {preview.page.number} of {preview.page.of}
            </span>
            <QuietButton
              size="2"
              disabled={preview.page.number === preview.page.of}
              onClick={() => send({ type: 'PAGE.REQUESTED', page: (preview.page?.number ?? 1) + 1 })}
            >
              Next page
            </QuietButton>
          </div>
        ) : null}
      </div>
      {preview?.page ? (
        <PageBoard
          page={preview.page}
          pointing={pointing}
          onMark={(box) => {
            if (tool !== 'header') mark({ type: 'MARKED', mark: { field: tool, ...box } });
          }}
        />
      ) : sheet ? (
        <SheetBoard
          sheet={sheet}
          pointing={pointing}
          onMark={(index, row) =>
            mark(
              tool === 'header'
                ? { type: 'HEADER.MARKED', row: pointing.headerRow === row ? null : row }
                : { type: 'MARKED', mark: { field: tool, index } },
            )
          }
        />
      ) : (
        <EmptyState title="Your list can’t be shown here">
          Choose your list again, and mark what we couldn’t read.
        </EmptyState>
      )}
      <p className={styles.marks} role="status">
        {marksText(pointing, preview)}
      </p>
      <div className={flow.actions}>
        <Button size="3" onClick={() => send({ type: 'POINTING.APPLIED' })}>
          Read the list like this
        </Button>
        {isRead ? (
          <QuietButton size="3" onClick={() => send({ type: 'POINTING.LEFT' })}>
            Back to the review
          </QuietButton>
        ) : (
          <QuietButton size="3" onClick={() => send({ type: 'START_OVER.REQUESTED' })}>
            Choose another file
          </QuietButton>
        )}
      </div>
      {isRead ? (
        <p className={styles.lead}>What you changed in the review starts over with the new reading.</p>
      ) : null}
    </div>
  );
}
