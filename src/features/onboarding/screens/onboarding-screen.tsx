import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { dataOf, useApi } from '../../../api/index.ts';
import { tabTexts } from '../../../browser/tab-texts.ts';
import type { VendorRole } from '../../../machines/import/index.ts';
import { isUnderWay } from '../../../machines/onboarding/index.ts';
import { useFlow } from '../../../statecharts/react/use-flow.ts';
import { lazyPart } from '../../../ui/index.ts';
import { vendorKey } from '../../vendor-role/index.ts';
import { useApiQuery } from '../../server-data/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { createOnboarding } from '../create-onboarding.ts';
import { ColleagueEntry, RefusedEntry } from '../guards-views.tsx';
import { ImportUnderWay, useIsChoosing, useIsReviewing, type ImportActor } from '../import-under-way.tsx';
import { createImportParts } from '../import-parts.ts';
import { OnboardingView } from '../onboarding-view.tsx';
import { useMarket, useWaitingList, type Market } from '../queries.ts';
import { Checking } from '../steps/checking.tsx';
import type { OnboardingSnapshot } from '../steps/step-props.ts';
import { MarketTrouble } from '../steps/market-trouble.tsx';
import { useAdmission } from '../use-admission.ts';

// Loads with the step that asks for it.
const DistanceSales = lazyPart(async () => (await import('../../delivery/index.ts')).DistanceSalesSection, {
  waiting: null,
});

interface OnboardingScreenProps {
  /** The role of the page. */
  role: VendorRole;
  arrival: 'walk' | 'fresh-link';
}

const titles: Readonly<Record<VendorRole, string>> = {
  supplier: 'Set up your shop',
  service_provider: 'Set up your services',
};

/**
 * The onboarding of one kind of vendor: other users are shown why they cannot use it, vendors continue where they
 * stopped.
 */
export function OnboardingScreen({ role, arrival }: OnboardingScreenProps) {
  const { id = null } = useParams();
  const { pathname } = useLocation();
  const admission = useAdmission({ role, ownerId: arrival === 'fresh-link' ? null : id });
  const market = useMarket();
  if (admission.kind !== 'walk')
    return <RefusedEntry role={role} title={titles[role]} path={pathname} admission={admission} />;
  if (market.data)
    return <OnboardingFlow key={admission.userId} {...admission} arrival={arrival} market={market.data} />;
  if (market.error)
    return <MarketTrouble error={market.error} busy={market.isFetching} onRetry={market.refetch} />;
  return <Checking title={titles[role]} />;
}

const lookEveryMs = 20_000;

/** Polls on the page that waits for the approval; everything is reloaded after the decision. */
function useDecision(snapshot: OnboardingSnapshot, onDecided: () => void): void {
  const { vendor } = snapshot.context;
  const isWaiting = vendor !== null && !vendor.isLive && snapshot.matches({ completion: 'complete' });
  const { data, isFetching } = useApiQuery({
    key: vendorKey,
    read: ({ client, signal }) => dataOf(client.GET('/vendor', { signal })),
    enabled: isWaiting,
    onOpen: true,
    everyMs: lookEveryMs,
  });
  const isDecided =
    isWaiting &&
    !isFetching &&
    data !== undefined &&
    (data.isLive || data.application.status !== vendor.application.status);
  const decided = useEffectEvent(onDecided);
  useEffect(() => {
    if (isDecided) decided();
  }, [isDecided]);
}

interface OnboardingFlowProps {
  role: VendorRole;
  userId: string;
  arrival: 'walk' | 'fresh-link';
  market: Market;
}

function OnboardingFlow({ role, userId, arrival, market }: OnboardingFlowProps) {
  const api = useApi();
  const { parserBase, demo } = useSiteConfig();
  const [parts] = useState(() => createImportParts({ api, parserBase, market }));
  const [machine] = useState(() =>
    createOnboarding({ ...parts, leaveFor: (url) => window.location.assign(url) }),
  );
  const [snapshot, send, actor] = useFlow(machine, { input: { role, userId, arrival } });
  const [typed] = useState(() => tabTexts(`quayside.company.${userId}`));

  // What was typed is kept until it is saved, which leads to another step.
  useEffect(() => {
    let saving = false;
    const { unsubscribe } = actor.subscribe((now) => {
      if (saving && !now.matches('companyProfile')) typed.keep({});
      saving = isUnderWay(now, 'saveCompany');
    });
    return unsubscribe;
  }, [actor, typed]);

  // The vocabulary has no type for the child; this id is the import's.
  const catalogueImport = snapshot.children.catalogueImport as ImportActor | undefined;
  const isChoosingList = useIsChoosing(catalogueImport);
  const waitingList = useWaitingList(role, !snapshot.matches({ catalogue: 'importing' }));
  const isWide = useIsReviewing(catalogueImport);
  useDecision(snapshot, () => send({ type: 'STATUS.CHECKED' }));
  const { yourRole = 'owner' } = snapshot.context.vendor ?? {};
  if (yourRole !== 'owner') return <ColleagueEntry role={role} least="owner" />;
  return (
    <OnboardingView
      snapshot={snapshot}
      send={send}
      storeFile={(file) => parts.fileStore.put(file)}
      typed={typed}
      ports={market.ports}
      isDemo={demo}
      distanceSales={role === 'supplier' ? <DistanceSales /> : null}
      isChoosingList={isChoosingList}
      waitingList={waitingList}
      isWide={isWide}
      catalogueImport={
        catalogueImport ? (
          <ImportUnderWay
            actor={catalogueImport}
            fileStore={parts.fileStore}
            store={parts.reviews}
            vatNumber={snapshot.context.vendor?.vatNumber}
            isLive={snapshot.context.vendor?.isLive === true}
          />
        ) : null
      }
    />
  );
}
