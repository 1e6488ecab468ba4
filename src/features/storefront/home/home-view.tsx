import { lazyPart } from '../../../ui/index.ts';
import type { BelowHeroProps } from './below-hero.tsx';
import { Hero } from './hero.tsx';

// The server's HTML already shows it; its code, drawings above all, is fetched after what one sees first.
const BelowHero = lazyPart(async () => (await import('./below-hero.tsx')).BelowHero);

/** The home page. */
export function HomeView(props: BelowHeroProps) {
  return (
    <>
      <Hero />
      <BelowHero {...props} />
    </>
  );
}
