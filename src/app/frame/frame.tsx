import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { ExpiredDialog } from '../../features/account/index.ts';
import { ConnectionNotice } from '../offline/connection-notice.tsx';
import { ConsentNotice } from '../consent/consent-notice.tsx';
import { Gate } from './gate.tsx';
import { NavigationSpinner } from './navigation-spinner.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { usePageReports } from '../telemetry/use-page-reports.ts';
import { useTitleFocus } from './use-title-focus.ts';

/** Wraps every screen, whatever its layout: gates, reports and toasts. */
export function Frame() {
  const { pathname } = useLocation();
  usePageReports(pathname);
  useTitleFocus(pathname);
  return (
    <>
      <ConnectionNotice />
      <NavigationSpinner />
      <Gate>
        <Outlet />
      </Gate>
      <ConsentNotice />
      <ExpiredDialog />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
