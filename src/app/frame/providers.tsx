import type { ReactNode } from 'react';
import { LoadApiProvider, type LoadApi } from '../../api/index.ts';
import { AuthProvider, type Session } from '../../features/account/index.ts';
import { CartProvider, type CartHandle } from '../../features/cart/index.ts';
import { SiteConfigProvider, type SiteConfig } from '../../features/site-config/index.ts';
import { InspectionContext } from '../../statecharts/react/inspection-context.ts';
import { PageTheme } from '../../ui/index.ts';
import { RecordedPageContext, type PageRecorder } from '../recording/recorded-page.ts';
import type { Telemetry } from '../telemetry/index.ts';
import { TelemetryContext } from '../telemetry/telemetry-context.tsx';

interface AppParts {
  config: SiteConfig;
  loadApi: LoadApi;
  session: Session;
  cart: CartHandle;
  telemetry: Telemetry | null;
  /** The server records nothing. */
  recorder: PageRecorder | null;
}

/** The contexts available to every screen, the same on the server and in the browser. */
export function Providers({ parts, children }: { parts: AppParts; children: ReactNode }) {
  return (
    <SiteConfigProvider config={parts.config}>
      <LoadApiProvider loadApi={parts.loadApi}>
        <TelemetryContext value={parts.telemetry}>
          <RecordedPageContext value={parts.recorder}>
            <InspectionContext value={parts.recorder?.inspect ?? null}>
              <AuthProvider session={parts.session}>
                <CartProvider cart={parts.cart}>
                  <PageTheme>{children}</PageTheme>
                </CartProvider>
              </AuthProvider>
            </InspectionContext>
          </RecordedPageContext>
        </TelemetryContext>
      </LoadApiProvider>
    </SiteConfigProvider>
  );
}
