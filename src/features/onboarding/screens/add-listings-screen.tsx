import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useApi } from '../../../api/index.ts';
import type { ImportResult, VendorRole } from '../../../machines/import/index.ts';
import { useFlow } from '../../../statecharts/react/use-flow.ts';
import { Page } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { useServerCache } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import { createImport } from '../create-onboarding.ts';
import { ColleagueEntry, RefusedEntry } from '../guards-views.tsx';
import { createImportParts } from '../import-parts.ts';
import { ImportUnderWay } from '../import-under-way.tsx';
import { addListingsPathOf, listingsPathOf } from '../../links/index.ts';
import { useMay, useVendor } from '../../vendor-role/index.ts';
import { useMarket, type Market } from '../queries.ts';
import { Checking } from '../steps/checking.tsx';
import { MarketTrouble } from '../steps/market-trouble.tsx';
import { useAdmission } from '../use-admission.ts';

const texts = {
  supplier: {
    title: 'Add products',
    lead: 'Add another list to your shop: we read it, you check it, then it’s imported.',
  },
  service_provider: {
    title: 'Add services',
    lead: 'Add another list to your offer: we read it, you check it, then it’s imported.',
  },
} as const;

/** An import from the workspace, with the same steps as in the onboarding. */
export function AddListingsScreen({ role }: { role: VendorRole }) {
  const { id = null } = useParams();
  const { pathname } = useLocation();
  const { user } = useAuth();
  const admission = useAdmission({ role, ownerId: id });
  const market = useMarket();
  const { title } = texts[role];
  if (admission.kind === 'somebody-elses' && user) {
    const ownPath = addListingsPathOf(role, user.id);
    return <RefusedEntry role={role} title={title} path={pathname} admission={{ ...admission, ownPath }} />;
  }
  if (admission.kind !== 'walk')
    return <RefusedEntry role={role} title={title} path={pathname} admission={admission} />;
  if (market.data) return <Adding key={admission.userId} {...admission} market={market.data} />;
  if (market.error)
    return <MarketTrouble error={market.error} busy={market.isFetching} onRetry={market.refetch} />;
  return <Checking title={title} />;
}

/** "12 new, 3 changed." */
function resultText({ new: added, changed, unchanged }: ImportResult): string {
  const parts = [
    added > 0 ? `${added} new` : null,
    changed > 0 ? `${changed} changed` : null,
    unchanged > 0 ? `${unchanged} unchanged` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing changed.';
}

interface AddingProps {
  readonly role: VendorRole;
  readonly userId: string;
  readonly market: Market;
}

function Adding(props: AddingProps) {
  return useMay('editor') ? <Importing {...props} /> : <ColleagueEntry role={props.role} least="editor" />;
}

function Importing({ role, userId, market }: AddingProps) {
  const api = useApi();
  const { parserBase } = useSiteConfig();
  const navigate = useNavigate();
  const cache = useServerCache();
  const vendor = useVendor();
  const [parts] = useState(() =>
    createImportParts({
      api,
      parserBase,
      market,
      // The address contains a supplier's id; a provider's services are imported for the user.
      supplierId: role === 'supplier' ? userId : null,
    }),
  );
  const [machine] = useState(() => createImport(parts));
  const [snapshot, , actor] = useFlow(machine, { input: { role, userId } });
  const { status, output } = snapshot;

  useEffect(() => {
    if (status !== 'done') return;
    toast.success(role === 'supplier' ? 'Your products were imported.' : 'Your services were imported.', {
      description: resultText(output),
    });
    // An import changes nearly all data about the shop, so everything is reloaded.
    void cache.invalidateQueries();
    void navigate(listingsPathOf(role));
  }, [status, output, role, navigate, cache]);

  return (
    <Page {...texts[role]}>
      <ImportUnderWay
        actor={actor}
        fileStore={parts.fileStore}
        store={parts.reviews}
        vatNumber={vendor.data?.vatNumber}
        isLive={vendor.data?.isLive === true}
        onwards={role === 'supplier' ? 'Go to your inventory' : 'Go to your services'}
      />
    </Page>
  );
}
