import { SignUp } from './sign-up.tsx';

/** `/vendor/signup` */
export const Component = () => <SignUp role="supplier" />;
