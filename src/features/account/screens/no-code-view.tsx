import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { FormActions } from '../../../ui/index.ts';
import { Entrance } from '../entrance.tsx';
import { ButtonLink } from '../../links/index.ts';

/** The code page when no code is expected: for visitors, and for verified users. */
export function NoCodeView({ confirmed }: { confirmed: boolean }) {
  if (confirmed) {
    return (
      <Entrance
        title="Your address is confirmed"
        lead="You don’t need to enter a code any more."
        aside={<EmptyDrawing scene="done" />}
      >
        <FormActions>
          <ButtonLink to="/">Go to the market</ButtonLink>
        </FormActions>
      </Entrance>
    );
  }
  return (
    <Entrance
      title="Which account is this code for?"
      lead="Before you can enter a code, sign in or create an account. We’ll ask for the code right after."
      aside={<EmptyDrawing scene="mail" />}
    >
      <FormActions>
        <ButtonLink to="/login" keepFrom>
          Sign in
        </ButtonLink>
        <ButtonLink to="/get-started" keepFrom variant="surface" color="gray" highContrast>
          Create an account
        </ButtonLink>
      </FormActions>
    </Entrance>
  );
}
