import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../../../ui/drawings/index.ts';
import { FormActions } from '../../../../ui/index.ts';
import { Entrance } from '../../../account/index.ts';
import { ButtonLink } from '../../../links/index.ts';

interface AnswerEndedProps {
  readonly title: string;
  readonly lead: string;
  readonly scene: 'done' | 'lost';
  /** Where to go after signing in. */
  readonly to: string;
  readonly children: ReactNode;
}

/** The page of a link whose order can no longer be answered. */
export function AnswerEnded({ title, lead, scene, to, children }: AnswerEndedProps) {
  return (
    <Entrance title={title} lead={lead} aside={<EmptyDrawing scene={scene} />}>
      <p>{children}</p>
      <FormActions>
        <ButtonLink to={to}>Open in Quayside</ButtonLink>
      </FormActions>
    </Entrance>
  );
}
