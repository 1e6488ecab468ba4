import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { components } from '../../../api/index.ts';
import type { TabTexts } from '../../../browser/tab-texts.ts';
import type { ChosenFile } from '../../../machines/import/index.ts';
import type { onboardingMachine, OnboardingEvent, ProgressStep } from '../../../machines/onboarding/index.ts';

export type Port = components['schemas']['Port'];

/** The parts of the machine's snapshot that views read. */
export type OnboardingSnapshot = Pick<
  SnapshotFrom<typeof onboardingMachine>,
  'machine' | 'value' | 'context' | 'matches' | 'hasTag' | 'can'
>;

/** Props of every step: the machine's snapshot, where to send events, and data from outside the machine. */
export interface StepProps {
  step: ProgressStep;
  snapshot: OnboardingSnapshot;
  send: (event: OnboardingEvent) => void;
  /** The button that leaves a reopened step unchanged; null if the step is still to be done. */
  wayOn: ReactNode;
  /** Stores a chosen file for the machine's actors. */
  storeFile: (file: File) => ChosenFile;
  typed: TabTexts;
  /** The ports of the market. */
  ports: readonly Port[];
  /** The current import, rendered by its own feature; null if there is none. */
  catalogueImport: ReactNode;
  /** The import waits for a list, so it can be skipped. */
  isChoosingList: boolean;
  /** The name of another list that was begun and not imported. */
  waitingList: string | null;
  /** A `DistanceSalesSection`; null if it is not shown. */
  distanceSales: ReactNode;
  /** The import needs the whole width. */
  isWide: boolean;
  /** The payment provider is a sandbox. */
  isDemo: boolean;
}
