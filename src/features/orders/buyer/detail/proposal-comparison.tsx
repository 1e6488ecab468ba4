import { Money } from '../../../../ui/index.ts';
import {
  afterConfirmation,
  dayText,
  expectedLabel,
  type OrderLine,
  type SubOrder,
} from '../../shared/index.ts';
import { proposalId } from './answer-notice.tsx';
import styles from './proposal-comparison.module.css';

type Proposal = NonNullable<SubOrder['proposal']>;
type ProposedLine = Proposal['lines'][number];

/** What was ordered and what the supplier proposes instead, line by line, with what each comes to. */
export function ProposalComparison({ subOrder, proposal }: { subOrder: SubOrder; proposal: Proposal }) {
  const proposed = new Map(proposal.lines.map((line) => [line.lineId, line]));
  return (
    <section
      id={proposalId(subOrder)}
      tabIndex={-1}
      className={styles.proposal}
      aria-label={`Change proposed by ${subOrder.supplier.name}`}
    >
      <p className={styles.message}>“{proposal.message}”</p>
      <table className={styles.comparison} aria-label="As ordered and as proposed">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">You ordered</th>
            <th scope="col">Proposed</th>
          </tr>
        </thead>
        <tbody>
          {subOrder.lines.map((line) => (
            <Row key={line.id} line={line} proposed={proposed.get(line.id) ?? null} />
          ))}
        </tbody>
        <tfoot>
          {proposal.readyOn === null ? null : (
            <tr>
              <th scope="row">{expectedLabel(subOrder.deliveryKind)}</th>
              <td>{subOrder.readyOn === null ? afterConfirmation(subOrder) : dayText(subOrder.readyOn)}</td>
              <td>{dayText(proposal.readyOn)}</td>
            </tr>
          )}
          <tr data-strong>
            <th scope="row">Total for this part</th>
            <td>
              <Money {...subOrder.total} />
            </td>
            <td>
              <Money {...proposal.total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const each = (quantity: number) => quantity.toLocaleString('en-GB');

function Row({ line, proposed }: { line: OrderLine; proposed: ProposedLine | null }) {
  const isSame =
    proposed === null ||
    (proposed.quantity === line.quantity &&
      proposed.unitPrice.amountMinor === line.unitPrice.amountMinor &&
      proposed.substitute === null);
  return (
    <tr data-changed={!isSame}>
      <th scope="row">{line.name}</th>
      <td>
        {each(line.quantity)} × <Money {...line.unitPrice} />
      </td>
      <td>
        {proposed === null || isSame ? (
          'the same'
        ) : proposed.quantity === 0 ? (
          'none'
        ) : (
          <>
            {each(proposed.quantity)} × <Money {...proposed.unitPrice} />
            {proposed.substitute === null ? null : (
              <span className={styles.substitute}>{proposed.substitute} instead</span>
            )}
          </>
        )}
      </td>
    </tr>
  );
}
