import type { ComponentType, ReactElement } from 'react';
import { Page, type PageProps } from '../layout/page.tsx';
import { useIsInteractive } from '../use-is-interactive.ts';
import { ErrorState } from './error-state.tsx';
import { lazyPart } from './lazy-part.tsx';
import { SkeletonForm, SkeletonTable } from './skeleton.tsx';

/** How the router gets a screen. */
export type LoadScreen = () => Promise<{ Component: ComponentType }>;

interface LazyScreenOptions {
  /** The server draws what waits alone: the screen does something as soon as it is drawn, which only a browser may. */
  readonly inBrowserOnly?: boolean;
}

/** Everything anew: a newer version has other files, and a style sheet that failed is not asked for again. Nothing was typed here. */
const reload = () => {
  if (navigator.onLine) window.location.reload();
};

/** In place of a screen whose code could not be fetched. */
const ScreenNotLoaded = () => (
  <ErrorState level="h1" title="This page didn’t load" onRetry={reload}>
    Check your connection and try again.
  </ErrorState>
);

/** A screen for a table of screens: its frame and skeleton are shown at once, while its code is fetched. */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  waiting: ReactElement,
  { inBrowserOnly = false }: LazyScreenOptions = {},
): LoadScreen {
  const Screen = lazyPart(load, { waiting, failed: ScreenNotLoaded });
  const InBrowser = () => (useIsInteractive() ? <Screen /> : waiting);
  const Component = inBrowserOnly ? InBrowser : Screen;
  return () => Promise.resolve({ Component });
}

/** What a list shows before its code is there. */
export const waitingList = (page: PageProps, rows = 10): ReactElement => (
  <Page {...page}>
    <SkeletonTable rows={rows} label="Loading" />
  </Page>
);

/** What the page of one thing shows before its code is there. */
export const waitingForm = (page: PageProps, label: string): ReactElement => (
  <Page {...page}>
    <SkeletonForm fields={5} label={label} />
  </Page>
);
