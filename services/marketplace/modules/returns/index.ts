import { bindTo } from '../../platform/bind-to.ts';
import { performReturnAction } from './return-actions.service.ts';
import { requestReturn } from './request-return.service.ts';
import { addFile, readFile } from './return-files.service.ts';
import { listReturns, viewReturn } from './return-view.service.ts';
import type { ReturnParts } from './returns.parts.ts';

export { buyerKindOf } from './buyer-kind.repository.ts';
export type { ReturnActionInput } from './return-actions.service.ts';
export { returnTasks } from './return.tasks.ts';
export type { ReturnableView, ReturnView } from './return-view.service.ts';
export type { ReturnParts } from './returns.parts.ts';

/** Returns of delivered sub-orders, from the buyer's request to the refund or the admin's decision. */
export function createReturns(parts: ReturnParts) {
  const bind = bindTo(parts);
  return {
    list: bind(listReturns),
    view: bind(viewReturn),
    request: bind(requestReturn),
    act: bind(performReturnAction),
    addFile: bind(addFile),
    readFile: bind(readFile),
  } as const;
}

export type Returns = ReturnType<typeof createReturns>;
