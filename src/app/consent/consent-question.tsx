import { useStoreValue } from '../../statecharts/react/use-store-value.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { Flex, QuietButton } from '../../ui/index.ts';
import type { Consent } from '../telemetry/index.ts';
import styles from './consent-question.module.css';

/** Opens the question again, from a link such as the privacy policy's. */
const CHOICE_HASH = '#analytics-choice';

/** Shown until it is answered, and again on request. Both answers have equal weight. */
export function ConsentQuestion({ consent }: { consent: Consent }) {
  const choice = useStoreValue(consent.store, ({ context }) => context.choice);
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const reopened = hash === CHOICE_HASH;
  if (choice !== 'unasked' && !reopened) return null;
  const decide = (handle: () => void) => () => {
    handle();
    if (reopened) void navigate(pathname, { replace: true, preventScrollReset: true });
  };
  return (
    <section className={styles.consent} aria-labelledby="consent-title">
      <p id="consent-title" className={styles.consentTitle}>
        May Google Analytics count your visit?
      </p>
      <p className={styles.consentText}>
        We count page views ourselves without knowing who you are. With your consent, Google Analytics counts
        them too, using a cookie. Everything works either way.
      </p>
      <Flex gap="3" wrap="wrap">
        <QuietButton onClick={decide(consent.refuse)}>No, thank you</QuietButton>
        <QuietButton onClick={decide(consent.grant)}>Yes, count me</QuietButton>
      </Flex>
    </section>
  );
}
