import { Link } from 'react-router-dom';
import { Button, EmptyState } from '../../ui/index.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';

/** What a pending person sees in place of a workspace: the server would refuse every call of it. */
export function ProveAddressFirst() {
  return (
    <EmptyState
      drawing={<EmptyDrawing scene="mail" />}
      level="h1"
      title="One step left: prove your address"
      action={
        <Button asChild>
          <Link to="/verify-otp">Enter the code</Link>
        </Button>
      }
    >
      We have sent a six-digit code to your e-mail address. It opens everything else.
    </EmptyState>
  );
}
