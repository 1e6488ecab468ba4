import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { FormActions } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import { Entrance } from '../entrance.tsx';

/** Why the link of an invitation is invalid, and what to do instead. */
export function InvitationRefusedView({ reason }: { readonly reason: string }) {
  return (
    <Entrance title="This invitation can’t be used" lead={reason} aside={<EmptyDrawing scene="mail" />}>
      <FormActions>
        <ButtonLink to="/login">Sign in</ButtonLink>
        <ButtonLink to="/get-started" variant="surface" color="gray" highContrast>
          Create an account of your own
        </ButtonLink>
      </FormActions>
    </Entrance>
  );
}
