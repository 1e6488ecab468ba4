import { SignUp } from './sign-up.tsx';

/** `/crew/signup` */
export const Component = () => <SignUp role="crew_member" />;
