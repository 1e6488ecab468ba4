import { SignUp } from './sign-up.tsx';

/** `/signup` */
export const Component = () => <SignUp role={null} />;
