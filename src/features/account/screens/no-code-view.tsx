import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { FormActions } from '../../../ui/index.ts';
import { Entrance } from '../entrance.tsx';
import { ButtonLink } from '../form/route-link.tsx';

/** The code page where no code is awaited: a visitor, or somebody whose address is proved. */
export function NoCodeView({ confirmed }: { confirmed: boolean }) {
  if (confirmed) {
    return (
      <Entrance
        title="Your address is confirmed"
        lead="There is no code to enter any more."
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
      title="Whose code is it?"
      lead="To enter a code we need to know which account it is for. Sign in, or create an account: the code is asked for right after."
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
