import { Entrance } from '../entrance.tsx';
import { SecondFactorForm, type SecondFactorFormProps } from './second-factor-form.tsx';

/** The sign-in page after a correct password, if a second factor is required. */
export function SecondFactorView(props: Omit<SecondFactorFormProps, 'back'>) {
  return (
    <Entrance title="Confirm it’s you" lead="Your password is right. There is one more step.">
      <SecondFactorForm {...props} back="Use another account" />
    </Entrance>
  );
}
