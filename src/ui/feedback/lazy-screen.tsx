import type { ComponentType, ReactElement } from 'react';
import { Page, type PageProps } from '../layout/page.tsx';
import { useIsInteractive } from '../use-is-interactive.ts';
import { lazyPart } from './lazy-part.tsx';
import { SkeletonForm, SkeletonTable } from './skeleton.tsx';

/** How the router loads a screen. */
export type LoadScreen = () => Promise<{ Component: ComponentType }>;

interface LazyScreenOptions {
  /** The server renders only `waiting`: the screen acts as soon as it is rendered, which only a browser may do. */
  readonly inBrowserOnly?: boolean;
}

/** Creates a screen for a table of screens: its frame and skeleton are shown at once, while its code is fetched. */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  waiting: ReactElement,
  { inBrowserOnly = false }: LazyScreenOptions = {},
): LoadScreen {
  const Screen = lazyPart(load, { waiting, isScreen: true });
  const InBrowser = () => (useIsInteractive() ? <Screen /> : waiting);
  const Component = inBrowserOnly ? InBrowser : Screen;
  return () => Promise.resolve({ Component });
}

/** The placeholder of a list until its code has loaded. */
export const waitingList = (page: PageProps, rows = 10): ReactElement => (
  <Page {...page}>
    <SkeletonTable rows={rows} label="Loading" />
  </Page>
);

/** The placeholder of a detail page until its code has loaded. */
export const waitingForm = (page: PageProps, label: string): ReactElement => (
  <Page {...page}>
    <SkeletonForm fields={5} label={label} />
  </Page>
);
