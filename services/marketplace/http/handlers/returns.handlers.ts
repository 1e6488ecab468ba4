import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { refusal } from '../../../http-adapter/index.ts';
import type { Session } from '../../modules/account/index.ts';
import type { ReturnActionInput, ReturnableView, Returns, ReturnView } from '../../modules/returns/index.ts';
import { refused, type AllHandlers } from './answers.ts';

type Schemas = components['schemas'];
type ReturnHandlers = Pick<
  AllHandlers,
  'listReturns' | 'requestReturn' | 'actOnReturn' | 'addReturnFile' | 'readReturnFile'
>;

const { returns: terms } = businessTerms;

const acted: Readonly<Record<ReturnActionInput['action'], string>> = {
  accept: 'The return is accepted. The buyer has been notified.',
  propose_part: `Your offer was sent. The buyer has ${terms.answerDays} days to answer.`,
  reject: 'The return is rejected. The buyer has been notified.',
  accept_part: 'You accepted the offer.',
  refuse_part: 'You refused the offer. We decide now.',
  send_back: 'The supplier knows that it’s on its way.',
  receive: 'The goods have arrived. Please refund the buyer next.',
  refund: 'The money goes back to the buyer.',
  escalate: 'We’ve been asked to decide.',
  withdraw: 'The return is withdrawn.',
  decide: 'The decision is made. Both sides have been notified.',
  write: 'The message was sent.',
};

function returnOf({ currency, ...view }: ReturnView): Schemas['Return'] {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    id: view.id,
    subOrderId: view.subOrderId,
    number: view.number,
    kind: view.kind,
    status: view.status,
    reason: view.reason,
    note: view.note,
    wanted: view.wanted,
    lines: view.lines.map(({ lineId, name, quantity }) => ({ lineId, name, quantity })),
    most: money(view.mostMinor),
    requested: money(view.requestedMinor),
    agreed: view.agreedMinor === null ? null : money(view.agreedMinor),
    refunded: view.refundedMinor === null ? null : money(view.refundedMinor),
    refundedBefore: view.refundedBeforeMinor === null ? null : money(view.refundedBeforeMinor),
    goodsComeBack: view.goodsComeBack,
    sendBackTo: view.sendBackTo,
    instructions: view.instructions,
    tracking: view.tracking,
    answerBy: view.answerBy?.toISOString() ?? null,
    createdAt: view.createdAt.toISOString(),
    history: view.history.map(({ at, command, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      // Safe: the table contains the process's commands.
      command: command as Schemas['ReturnCommand'],
    })),
    files: view.files.map(({ addedAt, ...file }) => ({ ...file, addedAt: addedAt.toISOString() })),
    actions: [...view.actions],
    version: view.version,
  };
}

function returnableOf({
  until,
  currency,
  lines,
  deliveryMinor,
  mostMinor,
  refundedBeforeMinor,
  refunds,
  canWithdraw,
}: ReturnableView): Schemas['Returnable'] {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    until: until.toISOString(),
    lines: lines.map(({ unitMinor, unitPriceMinor, taxBps, ...line }) => ({
      ...line,
      taxBasisPoints: taxBps,
      unit: money(unitMinor),
      unitPrice: money(unitPriceMinor),
    })),
    delivery: deliveryMinor === null ? null : money(deliveryMinor),
    most: money(mostMinor),
    refundedBefore: money(refundedBeforeMinor),
    refunds: refunds.map(({ at, amountMinor, reason }) => ({
      at: at.toISOString(),
      amount: money(amountMinor),
      reason,
    })),
    canWithdraw,
  };
}

const wrongPart = (field: string, message: string, rule: string) =>
  refusal('VALIDATION', { message, fields: [{ field, message, rule }] });

/** Operations of tag "Orders" about returns. */
export const returnHandlers = (returns: Returns): ReturnHandlers => {
  const after = async (session: Session, returnId: string, message: string) => {
    const found = await returns.view(session, returnId);
    return found.ok
      ? ({ status: 200, body: { status: true, message, data: returnOf(found.value) } } as const)
      : refused(found.error, 'Return not found.');
  };
  return {
    async listReturns({ session, params }) {
      const found = await returns.list(session, params.subOrderId);
      if (!found.ok) return refused(found.error, 'Order not found.');
      const { items, returnable } = found.value;
      return {
        status: 200,
        body: {
          status: true,
          data: { items: items.map(returnOf), returnable: returnable && returnableOf(returnable) },
        },
      };
    },

    async requestReturn({ session, params, headers, body }) {
      const asked = await returns.request(session, params.subOrderId, headers['idempotency-key'], body);
      if (!asked.ok) return refused(asked.error);
      const message =
        body.kind === 'withdrawal'
          ? `You withdrew from the contract. Please send the goods back within ${terms.sendBackDays} days.`
          : `The supplier has been asked to answer within ${terms.answerDays} days.`;
      return after(session, asked.value, message);
    },

    async actOnReturn({ session, params, body }) {
      const done = await returns.act(session, params.returnId, body);
      if (!done.ok) return refused(done.error);
      return after(session, params.returnId, acted[body.action]);
    },

    async addReturnFile({ session, params, upload }) {
      for await (const part of upload()) {
        if (part.fieldname !== 'file')
          return wrongPart(part.fieldname, 'This isn’t a field we know.', 'additionalProperties');
        if (part.type !== 'file') return wrongPart('file', 'This must be a file.', 'type');
        const sent = { fileName: part.filename, file: part.file };
        const added = await returns.addFile(session, params.returnId, sent);
        if (!added.ok) return refused(added.error);
        return after(session, params.returnId, 'The file is added.');
      }
      return wrongPart('file', 'Please choose a file.', 'required');
    },

    async readReturnFile({ session, params }) {
      const file = await returns.readFile(session, params.returnId, params.fileId);
      if (!file.ok) return refused(file.error, 'File not found.');
      return { status: 200, body: file.value.stream, headers: file.value.headers };
    },
  };
};
