import { useState } from 'react';
import { Notice, QuietButton } from '../../../ui/index.ts';
import { usePageTitleFocus } from '../shared/index.ts';
import { ChargebackPanel } from './chargeback-panel.tsx';
import { useChargebacks, useSendEvidence } from './chargeback-queries.ts';
import { EvidenceDialog } from './evidence-dialog.tsx';

/** The chargebacks of a purchase, with the actions of an admin. */
export function Chargebacks({ purchaseId }: { readonly purchaseId: string }) {
  const { data, failed } = useChargebacks(purchaseId);
  const [askedId, setAskedId] = useState<string | null>(null);
  const close = () => setAskedId(null);
  const send = useSendEvidence(close);
  const { frame, returnFocusTo } = usePageTitleFocus();
  if (failed !== null && data === undefined)
    return (
      <Notice tone="error" title="We couldn’t load the chargeback.">
        <QuietButton onClick={failed.onRetry}>Try again</QuietButton>
      </Notice>
    );
  const asked = data?.find(({ id }) => id === askedId);
  return (
    <div ref={frame}>
      {data?.map((chargeback) => (
        <ChargebackPanel
          key={chargeback.id}
          chargeback={chargeback}
          onSend={() => {
            send.clear();
            setAskedId(chargeback.id);
          }}
        />
      ))}
      {asked === undefined ? null : (
        <EvidenceDialog
          chargeback={asked}
          submission={send}
          returnFocusTo={returnFocusTo}
          onClose={close}
          onSend={(evidence) => void send.run({ chargebackId: asked.id, evidence })}
        />
      )}
    </div>
  );
}
