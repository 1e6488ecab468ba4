import { useEffect, useRef } from 'react';
import { patternOf } from '../routes/gates.ts';
import { pageTitle } from '../frame/page-title.ts';
import { useTelemetry } from './telemetry-context.tsx';

/**
 * Sets the title and reports a navigation breadcrumb and a page view, by route pattern, at every change of address
 * (docs/requirements.md §2, §7).
 */
export function usePageReports(pathname: string): void {
  const telemetry = useTelemetry();
  const previous = useRef<string | null>(null);
  useEffect(() => {
    document.title = pageTitle(pathname);
    if (previous.current === pathname) return;
    const to = patternOf(pathname);
    if (previous.current !== null) telemetry?.routeChanged({ from: patternOf(previous.current), to });
    telemetry?.pageViewed(to);
    previous.current = pathname;
  }, [pathname, telemetry]);
}
