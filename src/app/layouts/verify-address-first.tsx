import { Link } from 'react-router-dom';
import { Button, EmptyState } from '../../ui/index.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';

/** Shown to unverified users instead of a workspace, because the server would refuse all of its calls. */
export function VerifyAddressFirst() {
  return (
    <EmptyState
      drawing={<EmptyDrawing scene="mail" />}
      level="h1"
      title="One step left: confirm your email address"
      action={
        <Button asChild>
          <Link to="/verify-otp">Enter the code</Link>
        </Button>
      }
    >
      We’ve sent a six-digit code to your email address. Enter it to unlock everything else.
    </EmptyState>
  );
}
