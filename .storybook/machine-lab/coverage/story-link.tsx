import { TextLink } from '../../../src/ui/index.ts';

interface StoryLinkProps {
  readonly id: string;
  /** How many stories show the same state. */
  readonly count: number;
}

/** Links to a story in Storybook's top window, which contains this page in a frame. */
export function StoryLink({ id, count }: StoryLinkProps) {
  return (
    <>
      <TextLink href={`./?path=/story/${id}`} target="_top" underline="always">
        Look at it
      </TextLink>
      {count > 1 ? ` · ${count} stories` : null}
    </>
  );
}
