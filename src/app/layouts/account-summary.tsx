import { Button, EmptyState, Flex, QuietButton } from '../../ui/index.ts';
import { EmptyDrawing } from '../../ui/drawings/index.ts';

/**
 * Shown for a token without a user: no user was stored, and the settings could not be loaded. There is no workspace to
 * show yet.
 */
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
            <QuietButton onClick={onSignOut}>Sign out</QuietButton>
          </Flex>
        }
      >
        You’re signed in, but the connection dropped before we could load your account. Nothing was lost.
      </EmptyState>
    </main>
  );
}
