import type { ComponentType } from 'react';

import { Drawing } from './drawing.tsx';
import type { PictureProps } from './drawing.tsx';
import {
  DoneScene,
  LostScene,
  MailScene,
  NoResultsScene,
  NothingHereScene,
  OfflineScene,
} from './empty-scenes.tsx';

export const EMPTY_SCENES = ['no-results', 'nothing-here', 'offline', 'lost', 'done', 'mail'] as const;

export type EmptyScene = (typeof EMPTY_SCENES)[number];

const SCENES: Record<EmptyScene, ComponentType> = {
  'no-results': NoResultsScene,
  'nothing-here': NothingHereScene,
  offline: OfflineScene,
  lost: LostScene,
  done: DoneScene,
  mail: MailScene,
};

interface EmptyDrawingProps extends PictureProps {
  scene: EmptyScene;
}

/** The picture of an empty, failed or finished state; 4:3, meant for 160 to 280 px, with its text next to it. */
export function EmptyDrawing({ scene, ...picture }: EmptyDrawingProps) {
  const Scene = SCENES[scene];
  return (
    <Drawing size={[240, 180]} {...picture}>
      <Scene />
    </Drawing>
  );
}
