import type { ComponentType } from 'react';
import { Drawing, type PictureProps } from './drawing.tsx';
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

const scenes: Readonly<Record<DrawnStep, ComponentType>> = {
  'upload-list': UploadListScene,
  review: ReviewScene,
  'payment-account': PaymentAccountScene,
  'go-live': GoLiveScene,
  search: SearchScene,
  book: BookScene,
  aboard: AboardScene,
};

interface StepDrawingProps extends PictureProps {
  readonly step: DrawnStep;
}

/** One step of "how it works" or of the onboarding; 4:3, meant for 120 to 280 px. */
export function StepDrawing({ step, ...picture }: StepDrawingProps) {
  const Scene = scenes[step];
  return (
    <Drawing size={[240, 180]} {...picture}>
      <Scene />
    </Drawing>
  );
}
