import type { ComponentType } from 'react';

import { Drawing } from './drawing.tsx';
import type { PictureProps } from './drawing.tsx';
import {
  AboardScene,
  BookScene,
  GoLiveScene,
  PaymentAccountScene,
  ReviewScene,
  SearchScene,
  UploadListScene,
} from './step-scenes.tsx';

export const DRAWN_STEPS = [
  'upload-list',
  'review',
  'payment-account',
  'go-live',
  'search',
  'book',
  'aboard',
] as const;

export type DrawnStep = (typeof DRAWN_STEPS)[number];

const SCENES: Record<DrawnStep, ComponentType> = {
  'upload-list': UploadListScene,
  review: ReviewScene,
  'payment-account': PaymentAccountScene,
  'go-live': GoLiveScene,
  search: SearchScene,
  book: BookScene,
  aboard: AboardScene,
};

interface StepDrawingProps extends PictureProps {
  step: DrawnStep;
}

/** One step of "how it works" or of the onboarding; 4:3, meant for 120 to 280 px. */
export function StepDrawing({ step, ...picture }: StepDrawingProps) {
  const Scene = SCENES[step];
  return (
    <Drawing size={[240, 180]} {...picture}>
      <Scene />
    </Drawing>
  );
}
