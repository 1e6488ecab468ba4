import { Button, EmptyState, Flex } from '../../ui/index.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';

/** A token without a user: nothing was stored, and the settings could not be had. There is no workspace to show yet. */
export function AccountSummary({ onSignOut }: { onSignOut: () => void }) {
  return (
    <main>
      <EmptyState
        drawing={<EmptyDrawing scene="offline" />}
        level="h1"
        title="We couldn’t load your account"
        action={
          <Flex gap="3" justify="center" wrap="wrap">
            <Button onClick={() => location.reload()}>Try again</Button>
            <Button variant="surface" color="gray" highContrast onClick={onSignOut}>
              Sign out
            </Button>
          </Flex>
        }
      >
        You’re signed in, but the connection dropped before we could load your account. Nothing was lost.
      </EmptyState>
    </main>
  );
}
