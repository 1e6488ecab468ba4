/** The only colours of a drawing; `drawings.module.css` maps each to Radix tokens for day and night. */
export const ink = 'var(--q-ink)';
export const soft = 'var(--q-soft)';
export const paper = 'var(--q-paper)';
export const shade = 'var(--q-shade)';
export const sky = 'var(--q-sky)';
export const haze = 'var(--q-haze)';
export const far = 'var(--q-far)';
export const sea = 'var(--q-sea)';
export const deep = 'var(--q-deep)';
export const navy = 'var(--q-navy)';
export const steel = 'var(--q-steel)';
export const glow = 'var(--q-glow)';
/** Lamplight on a wall; the sun's halo is `glow`. */
export const shine = 'var(--q-shine)';
export const sand = 'var(--q-sand)';
export const teak = 'var(--q-teak)';
export const brass = 'var(--q-brass)';
export const sun = 'var(--q-sun)';
/** Dark glass by day, lit from inside by night. */
export const lamp = 'var(--q-lamp)';
export const spark = 'var(--q-spark)';
/** Stars and beams of light: invisible by day. */
export const star = 'var(--q-star)';
export const beam = 'var(--q-beam)';
/** A listing tile's own three tints, chosen by its `data-tint`. */
export const tint = 'var(--q-tint)';
export const tintDeep = 'var(--q-tint-deep)';
export const tintSun = 'var(--q-tint-sun)';
