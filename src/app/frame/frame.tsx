import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { ExpiredDialog } from '../../features/account/index.ts';
import { ScreenBoundary } from '../failure/screen-boundary.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { Gate } from './gate.tsx';
import { NavigationSpinner } from './navigation-spinner.tsx';
import { Toaster } from './toaster.tsx';
import { usePageReports } from './use-page-reports.ts';
import { useTitleFocus } from './use-title-focus.ts';

/** Around every screen, whatever its layout: gates, reports, what is said to the person, and what catches a failure. */
export function Frame() {
  const { pathname } = useLocation();
  usePageReports(pathname);
  useTitleFocus(pathname);
  return (
    <>
      <ConnectionNotice />
      <NavigationSpinner />
      <Gate>
        <ScreenBoundary resetKey={pathname}>
          <Outlet />
        </ScreenBoundary>
      </Gate>
      <ConsentNotice />
      <ExpiredDialog />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
