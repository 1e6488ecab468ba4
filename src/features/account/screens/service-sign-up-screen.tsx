import { SignUp } from './sign-up.tsx';

/** `/service/signup` */
export const Component = () => <SignUp role="service_provider" />;
