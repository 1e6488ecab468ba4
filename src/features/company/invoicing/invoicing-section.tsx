import { answer, dataOf } from '../../../api/index.ts';
import { invoicingTerms, type InvoiceIssuer } from '../../../lib/invoicing-terms.ts';
import { ErrorState, Panel, SkeletonForm } from '../../../ui/index.ts';
import { useMay } from '../../vendor-role/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import { InvoicingView } from './invoicing-view.tsx';

const key = ['company', 'invoicing'] as const;

/** The choice of who issues the company's invoices. */
export function InvoicingSection() {
  const isOwner = useMay('owner');
  const cache = useServerCache();
  const { data, failed } = useApiQuery({
    key,
    read: ({ client, signal }) => dataOf(client.GET('/vendor/invoicing', { signal })),
  });
  const choose = useApiMutation({
    send: ({ client, signal }, issuedBy: InvoiceIssuer) =>
      answer(
        client.PUT('/vendor/invoicing', { body: { issuedBy, wording: invoicingTerms.version }, signal }),
      ),
    onDone: (chosen) => cache.setQueryData(key, chosen.data),
    success: ({ message }) => message,
  });
  return (
    <Panel title="Invoices" description="Who issues the invoices and credit notes for what you sell.">
      {data ? (
        <InvoicingView
          // Resets the form to the saved choice.
          key={data.chosenAt}
          invoicing={data}
          isOwner={isOwner}
          submission={choose}
          onChoose={(issuedBy) => void choose.run(issuedBy)}
        />
      ) : failed ? (
        <ErrorState title="We couldn’t load who issues your invoices." {...failed} />
      ) : (
        <SkeletonForm fields={2} label="Loading who issues your invoices" />
      )}
    </Panel>
  );
}
