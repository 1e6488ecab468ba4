import { useState, type ComponentProps } from 'react';
import { EmptyDrawing } from '../../ui/drawings/index.ts';
import { ErrorState, Page, SkeletonForm } from '../../ui/index.ts';
import { useAuth } from '../account/index.ts';
import { useSiteConfig } from '../site-config/index.ts';
import { errorText } from '../server-data/index.ts';
import { addressOf, DeliveryFacts, DeliveryForm, DistanceSalesSection } from '../delivery/index.ts';
import { usePageTitleFocus } from '../orders/index.ts';
import { useMay, useVendor } from '../vendor-role/index.ts';
import { useMarketPorts } from '../ports/index.ts';
import { ButtonLink, listingsPathOf, onboardingPathOf } from '../links/index.ts';
import { ShopNotice, shopStatusOf } from '../shop-status/index.ts';
import {
  useDeliveryMethods,
  usePaymentAccount,
  useSaveDeliveryMethods,
  useVendorDue,
  useVisitAccount,
} from './company-queries.ts';
import { InvoicingSection } from './invoicing/invoicing-section.tsx';
import { ColleaguesSection } from './colleagues/colleagues.tsx';
import { useCompanyTab } from './company-tabs.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { CompanyView, type CompanyPart } from './company-view.tsx';
import { LogoPanel } from './logo-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { PortsDialog } from './ports-dialog.tsx';
import { companyTexts, type CompanyKind } from './company-texts.ts';

/** `/supplier/profile` */
export const SupplierCompanyScreen = () => <CompanyScreen kind="supplier" />;
/** `/service-provider/profile` */
export const ProviderCompanyScreen = () => <CompanyScreen kind="service_provider" />;

/** Connects the company's view with the server. */
function CompanyScreen({ kind }: { readonly kind: CompanyKind }) {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const vendor = useVendor();
  const isOwner = useMay('owner');
  const tab = useCompanyTab(kind);
  const account = usePaymentAccount(userId, kind);
  const [changing, setChanging] = useState<CompanyPart | null>(null);
  const { frame, returnFocusTo } = usePageTitleFocus();
  const dialog = { onClose: () => setChanging(null), returnFocusTo };
  const [now] = useState(() => new Date());
  const setUpHref = isOwner ? onboardingPathOf(kind, userId) : null;
  if (vendor.data) {
    const status = shopStatusOf(vendor.data, now);
    return (
      <div ref={frame}>
        <CompanyView
          vendor={vendor.data}
          tab={tab}
          payments={
            <Payments vendor={vendor.data} account={account.data} setUpHref={setUpHref} isOwner={isOwner} />
          }
          standing={
            status === null ? null : (
              <ShopNotice
                status={status}
                setUpHref={setUpHref}
                resume={
                  <ButtonLink to={listingsPathOf(kind)} size="2" variant="surface">
                    Resume there
                  </ButtonLink>
                }
              />
            )
          }
          onChange={isOwner ? setChanging : null}
          logo={<LogoPanel vendor={vendor.data} mayChange={isOwner} />}
          delivery={kind === 'supplier' ? <Delivery vendor={vendor.data} /> : null}
          distanceSales={kind === 'supplier' ? <DistanceSalesSection /> : null}
          invoicing={<InvoicingSection />}
          colleagues={<ColleaguesSection />}
        />
        {changing === 'company' ? <CompanyDialog vendor={vendor.data} {...dialog} /> : null}
        {changing === 'ports' ? <PortsDialog vendor={vendor.data} {...dialog} /> : null}
      </div>
    );
  }
  return (
    <Page width="reading" {...companyTexts[kind]}>
      {vendor.failed ? (
        <ErrorState
          title="We couldn’t load your company."
          drawing={<EmptyDrawing scene="offline" />}
          {...vendor.failed}
        >
          Nothing was lost. Check your connection and try again.
        </ErrorState>
      ) : (
        <SkeletonForm fields={5} label="Loading your company" />
      )}
    </Page>
  );
}

/** The payment account, with a button that opens the provider's page in a new tab. */
function Payments({
  isOwner,
  ...shown
}: Pick<ComponentProps<typeof PaymentPanel>, 'vendor' | 'account' | 'setUpHref'> & {
  readonly isOwner: boolean;
}) {
  const due = useVendorDue();
  const visit = useVisitAccount();
  return (
    <PaymentPanel
      {...shown}
      due={due.data}
      isVisiting={visit.busy}
      // Opened during the press; later the browser would block it as a popup.
      onVisit={isOwner ? () => void visit.run(window.open('about:blank', '_blank')) : null}
    />
  );
}

/** The delivery methods in their form, as loaded or last saved; readers see them as text. */
function Delivery({ vendor }: Pick<ComponentProps<typeof CompanyView>, 'vendor'>) {
  const { currency } = useSiteConfig();
  const mayChange = useMay('editor');
  const methods = useDeliveryMethods();
  const { ports } = useMarketPorts();
  const [saves, setSaves] = useState(0);
  const save = useSaveDeliveryMethods(() => setSaves((before) => before + 1));
  if (methods.data) {
    if (!mayChange) return <DeliveryFacts methods={methods.data} ports={ports} />;
    return (
      <DeliveryForm
        // Resets the form to the saved list.
        key={saves}
        methods={methods.data}
        ports={ports}
        ownPorts={vendor.ports}
        ownAddress={addressOf(vendor)}
        currency={currency}
        submission={save}
        textOf={(failure) => errorText(failure, 'typed', ownErrorTexts)}
        onSave={(items) => void save.run(items)}
      />
    );
  }
  if (methods.failed)
    return <ErrorState title="We couldn’t load your delivery methods." {...methods.failed} />;
  return <SkeletonForm fields={3} label="Loading delivery methods" />;
}

const ownErrorTexts = {
  DELIVERY_NOT_OFFERED:
    'This list was changed elsewhere, and one delivery method no longer exists. Remove it here and add it again, or reload the page.',
};
