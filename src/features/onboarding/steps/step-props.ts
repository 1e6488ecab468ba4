import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { components } from '../../../api/index.ts';
import type { ChosenFile } from '../../../machines/import/index.ts';
import type { onboardingMachine, OnboardingEvent, ProgressStep } from '../../../machines/onboarding/index.ts';
import type { TypedCompany } from '../company/typed-company.ts';

export type Port = components['schemas']['Port'];

/** What a view reads of the machine's snapshot. */
export type OnboardingSnapshot = Pick<
  SnapshotFrom<typeof onboardingMachine>,
  'machine' | 'value' | 'context' | 'matches' | 'hasTag' | 'can'
>;

/** The props of every step: the machine's snapshot, where to send events, and what is outside the machine. */
export interface StepProps {
  step: ProgressStep;
  snapshot: OnboardingSnapshot;
  send: (event: OnboardingEvent) => void;
  /** Leads on, unchanged, from a step that was opened again; null where it is still to be done. */
  wayOn: ReactNode;
  /** Puts a chosen file where the effects find it. */
  storeFile: (file: File) => ChosenFile;
  typed: TypedCompany;
  /** The ports of the market. */
  ports: readonly Port[];
  /** The import under way, drawn by its own feature; null while there is none. */
  catalogueImport: ReactNode;
  /** The import waits for a list, and so could as well be left. */
  isChoosingList: boolean;
  /** A further list that was begun and is not imported yet. */
  waitingList: string | null;
  /** A `DistanceSalesSection`; null where it is not to be shown. */
  distanceSales: ReactNode;
  /** The import needs the whole width. */
  isWide: boolean;
  /** A sandbox plays the payment provider's part. */
  isDemo: boolean;
  /** A department's page on which the vendor's listings show; null while not known. */
  storefrontPath: string | null;
}
