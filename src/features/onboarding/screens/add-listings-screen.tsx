import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useApi } from '../../../api/index.ts';
import type { ImportResult, VendorRole } from '../../../machines/import/index.ts';
import { useFlow } from '../../../statecharts/react/use-flow.ts';
import { Page } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { toast } from '../../toasts/index.ts';
import { createImport } from '../create-onboarding.ts';
import { RefusedEntry } from '../guards-views.tsx';
import { createImportParts } from '../import-parts.ts';
import { ImportUnderWay } from '../import-under-way.tsx';
import { addListingsPathOf, listingsPathOf } from '../onboarding-paths.ts';
import { useMarket, type Market } from '../queries.ts';
import { Checking } from '../steps/checking.tsx';
import { MarketTrouble } from '../steps/market-trouble.tsx';
import { useAdmission } from '../use-admission.ts';

const words = {
  supplier: {
    title: 'Add products',
    lead: 'Another list becomes part of your shop: read, checked by you, imported.',
  },
  service_provider: {
    title: 'Add services',
    lead: 'Another list becomes part of your offer: read, checked by you, imported.',
  },
} as const;

/** A later import inside the workspace, by the same steps as in the onboarding. */
export function AddListingsScreen({ role }: { role: VendorRole }) {
  const { id = null } = useParams();
  const { pathname } = useLocation();
  const { user } = useAuth();
  const admission = useAdmission({ role, ownerId: id });
  const market = useMarket();
  const { title } = words[role];
  if (admission.kind === 'somebody-elses' && user) {
    const ownPath = addListingsPathOf(role, user.id);
    return <RefusedEntry role={role} title={title} path={pathname} admission={{ ...admission, ownPath }} />;
  }
  if (admission.kind !== 'walk')
    return <RefusedEntry role={role} title={title} path={pathname} admission={admission} />;
  if (market.data) return <Adding key={admission.userId} {...admission} market={market.data} />;
  if (market.error)
    return (
      <MarketTrouble error={market.error} busy={market.isFetching} onRetry={() => void market.refetch()} />
    );
  return <Checking title={title} />;
}

/** "12 new, 3 changed." */
function resultWords({ new: added, changed, unchanged }: ImportResult): string {
  const parts = [
    added > 0 ? `${added} new` : null,
    changed > 0 ? `${changed} changed` : null,
    unchanged > 0 ? `${unchanged} as they were` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing changed.';
}

function Adding({ role, userId, market }: { role: VendorRole; userId: string; market: Market }) {
  const { client } = useApi();
  const { parserBase } = useSiteConfig();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [parts] = useState(() => createImportParts({ client, parserBase, market }));
  const [machine] = useState(() => createImport(parts));
  const [snapshot, , actor] = useFlow(machine, { input: { role, userId } });
  const { status, output } = snapshot;

  useEffect(() => {
    if (status !== 'done') return;
    toast.success(role === 'supplier' ? 'Your products are in.' : 'Your services are in.', {
      description: resultWords(output),
    });
    // An import changes whatever was read of the shop before: the lists are asked for anew.
    void queryClient.invalidateQueries();
    void navigate(listingsPathOf(role));
  }, [status, output, role, navigate, queryClient]);

  return (
    <Page {...words[role]}>
      <ImportUnderWay actor={actor} shelf={parts.shelf} store={parts.desk} />
    </Page>
  );
}
