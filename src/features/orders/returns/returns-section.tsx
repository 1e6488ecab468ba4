import { useState, type ReactNode } from 'react';
import { Notice, Panel, QuietButton } from '../../../ui/index.ts';
import { WhileOffered } from '../../forms/index.ts';
import { returnsId, usePageTitleFocus, type RefundedSale } from '../shared/index.ts';
import { ReturnActionDialog } from './return-action-dialog.tsx';
import { ReturnCard } from './return-card.tsx';
import { ReturnFiles } from './return-files.tsx';
import { useReturnAction, useReturns } from './return-queries.ts';
import { changedText, leadText, returnsTitle, subjectText } from './return-texts.ts';
import type { Return, ReturnReader, ReturnStep } from './return.types.ts';
import styles from './returns.module.css';

interface ReturnsSectionProps {
  readonly subOrderId: string;
  /** Number of the sub-order. */
  readonly number: string;
  readonly reader: ReturnReader;
  /** The money of the sub-order, for its supplier and admins. */
  readonly sale?: RefundedSale;
  /** Opens the withdrawal from the contract; for the buyer. */
  readonly onWithdraw?: () => void;
  /** Who is handling it, where an admin has to decide. */
  readonly takeOf?: (escalated: Return) => ReactNode;
}

interface Asked {
  readonly returnId: string;
  readonly step: ReturnStep;
}

/**
 * The returns of a delivered sub-order with the reader's actions; nothing if there are none and its buyer cannot
 * withdraw from the contract.
 */
export function ReturnsSection(props: ReturnsSectionProps) {
  const { subOrderId, number, reader, sale, onWithdraw, takeOf } = props;
  const { data, failed } = useReturns(reader, subOrderId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const act = useReturnAction(() => setAsked(null));
  const { frame, returnFocusTo } = usePageTitleFocus();
  if (failed !== null && data === undefined)
    return (
      <Panel title={<Title number={number} returns={[]} />}>
        <Notice tone="error" title="We couldn’t load the returns.">
          <QuietButton onClick={failed.onRetry}>Try again</QuietButton>
        </Notice>
      </Panel>
    );
  if (data === undefined) return null;
  const { items, returnable } = data;
  const canWithdraw = returnable?.canWithdraw === true && onWithdraw !== undefined;
  if (items.length === 0 && !canWithdraw) return null;
  const subject = items.find(({ id }) => id === asked?.returnId);
  return (
    <div ref={frame}>
      <Panel
        title={
          <span id={returnsId(subOrderId)} tabIndex={-1} data-page-title>
            <Title number={number} returns={items} />
          </span>
        }
        description={leadText(reader, data)}
        action={canWithdraw ? <QuietButton onClick={onWithdraw}>Withdraw from contract</QuietButton> : null}
        flush
      >
        {items.length === 0 ? (
          <p className={styles.none}>Nothing has been returned.</p>
        ) : (
          <ul className={styles.returns}>
            {items.map((one) => (
              <li key={one.id}>
                <ReturnCard
                  shown={one}
                  reader={reader}
                  files={<ReturnFiles shown={one} />}
                  take={one.status === 'escalated' ? takeOf?.(one) : null}
                  onStep={(step) => {
                    act.clear();
                    setAsked({ returnId: one.id, step });
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {asked && subject ? (
        <WhileOffered
          offered={subject.actions.includes(asked.step)}
          submission={act}
          title={subjectText(subject)}
          changed={changedText(subject)}
          returnFocusTo={returnFocusTo}
          onClose={() => setAsked(null)}
        >
          <ReturnActionDialog
            subject={subject}
            step={asked.step}
            reader={reader}
            {...(sale !== undefined && { sale })}
            files={<ReturnFiles shown={subject} />}
            submission={act}
            returnFocusTo={returnFocusTo}
            onClose={() => setAsked(null)}
            onAction={(body) => void act.run({ returnId: subject.id, body })}
          />
        </WhileOffered>
      ) : null}
    </div>
  );
}

/** The number stays in one piece, also on a phone. */
const Title = ({ number, returns }: { readonly number: string; readonly returns: readonly Return[] }) => (
  <>
    {returnsTitle(returns)} <span className={styles.number}>{number}</span>
  </>
);
