import type { ComponentType } from 'react';

import { CaptainScene } from './captain-drawing.tsx';
import { ChefGalleyScene } from './chef-galley-drawing.tsx';
import { CrewScene } from './crew-drawing.tsx';
import { Drawing } from './drawing.tsx';
import type { PictureProps } from './drawing.tsx';
import { EngineeringScene } from './engineering-drawing.tsx';
import { ExteriorScene } from './exterior-drawing.tsx';
import { InteriorScene } from './interior-drawing.tsx';

export const DRAWN_DEPARTMENTS = [
  'captain',
  'crew',
  'exterior',
  'interior',
  'chef-galley',
  'engineering',
] as const;

export type DrawnDepartment = (typeof DRAWN_DEPARTMENTS)[number];

const SCENES: Record<DrawnDepartment, ComponentType> = {
  captain: CaptainScene,
  crew: CrewScene,
  exterior: ExteriorScene,
  interior: InteriorScene,
  'chef-galley': ChefGalleyScene,
  engineering: EngineeringScene,
};

interface DepartmentDrawingProps extends PictureProps {
  department: DrawnDepartment;
}

/** A department's part of the yacht as a 4:3 tile; all six have the same horizon, so they look good in a row. */
export function DepartmentDrawing({ department, ...picture }: DepartmentDrawingProps) {
  const Scene = SCENES[department];
  return (
    <Drawing size={[320, 240]} {...picture}>
      <Scene />
    </Drawing>
  );
}
