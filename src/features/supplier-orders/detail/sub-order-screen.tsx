import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, supportDetails } from '../../../api/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonForm } from '../../../ui/index.ts';
import { ButtonLink, RouteLink } from '../../account/index.ts';
import { StaleNotice, useOrderEvents } from '../../order-parts/index.ts';
import { toast } from '../../toasts/index.ts';
import type { SupplierOrder } from '../supplier-order.types.ts';
import { ActDialog } from './act-dialog.tsx';
import { isAskedFirst, type SupplierAction } from './action-words.ts';
import { actFailureWords } from './failure-words.ts';
import { useAct, useSubOrder, type ActInput } from './sub-order-queries.ts';
import { SubOrderView } from './sub-order-view.tsx';

const listPath = '/supplier/orders';
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `/supplier/orders-details?id=`: joins one sub-order with the server and what arrives while it is open. */
export function SubOrderScreen() {
  const [params] = useSearchParams();
  const asked = params.get('id') ?? '';
  const id = uuid.test(asked) ? asked : null;
  const one = useSubOrder(id);
  useOrderEvents();
  if (one.data)
    return (
      <ShownOrder
        key={one.data.subOrder.id}
        order={one.data}
        notice={
          one.error === null ? null : (
            <StaleNotice
              readAt={one.dataUpdatedAt}
              busy={one.isFetching}
              onRetry={() => void one.refetch()}
            />
          )
        }
      />
    );
  if (id === null || (one.error instanceof ApiError && one.error.code === 'NOT_FOUND'))
    return (
      <Page title="Order">
        <EmptyState
          title="There is no such order."
          drawing={<EmptyDrawing scene="lost" />}
          action={<ButtonLink to={listPath}>All orders</ButtonLink>}
        >
          The link may be incomplete, or it belongs to another company.
        </EmptyState>
      </Page>
    );
  if (one.error)
    return (
      <Page title="Order">
        <ErrorState
          title="The order could not be read."
          drawing={<EmptyDrawing scene="offline" />}
          busy={one.isFetching}
          onRetry={() => void one.refetch()}
          details={supportDetails(one.error)}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      </Page>
    );
  return (
    <Page title="Order">
      <SkeletonForm fields={5} label="Loading the order" />
    </Page>
  );
}

/** One order with its dialogs. Use its id as `key`. */
function ShownOrder({ order, notice }: { order: SupplierOrder; notice: ReactNode }) {
  const { subOrder } = order;
  const act = useAct(subOrder.id);
  const [asked, setAsked] = useState<SupplierAction | null>(null);
  const title = useRef<HTMLDivElement>(null);
  // The button that was pressed may have left with its step.
  const returnFocusTo = () => title.current?.querySelector<HTMLElement>('[data-page-title]') ?? null;

  const run = (input: ActInput, hasDialog: boolean) => {
    act.mutate(input, {
      onSuccess: ({ message }) => {
        setAsked(null);
        toast.success(message);
        if (!hasDialog) returnFocusTo()?.focus();
      },
      onError: (error) => {
        if (!hasDialog) toast.error(actFailureWords(error) ?? '');
      },
    });
  };

  return (
    <div ref={title}>
      <SubOrderView
        {...{ order, notice }}
        breadcrumb={<RouteLink to={listPath}>Orders</RouteLink>}
        acting={act.isPending && asked === null ? act.variables.action : null}
        onAct={(action) => {
          act.reset();
          if (isAskedFirst(action)) setAsked(action);
          else run({ action }, false);
        }}
      />
      <ActDialog
        action={asked}
        subOrder={subOrder}
        busy={act.isPending}
        failure={asked === null ? null : actFailureWords(act.error)}
        onClose={() => setAsked(null)}
        onAct={(input) => run(input, true)}
        returnFocusTo={returnFocusTo}
      />
    </div>
  );
}
