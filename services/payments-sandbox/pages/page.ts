import { html, type Markup } from './html.ts';

interface PageOptions {
  readonly title: string;
  /** Shown next to the main part on a wide screen, above it on a narrow one. */
  readonly aside: Markup | null;
  readonly main: Markup;
  /** The address of an additional stylesheet. */
  readonly styles?: string;
}

const mark = html`<svg
  class="mark"
  viewBox="0 0 32 32"
  width="32"
  height="32"
  aria-hidden="true"
  focusable="false"
>
  <rect width="32" height="32" rx="8" fill="var(--accent)" />
  <path
    d="M9 21c2.3 0 2.3 1.6 4.7 1.6S16 21 18.300 21s2.300 1.600 4.700 1.600M16 8.500v9M11.500 17.500h9M12.500 8.500h7"
    fill="none"
    stroke="var(--on-accent)"
    stroke-width="2"
    stroke-linecap="round"
  />
</svg>`;

/** A complete page of the invented provider, with its logo and a notice that nothing here is real. */
export const page = ({ title, aside, main, styles }: PageOptions): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Harbour Pay sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/setup/harbour.css" />
        ${styles !== undefined && html`<link rel="stylesheet" href="${styles}" />`}
      </head>
      <body>
        <aside class="notice" aria-label="About this page">
          <strong>Demonstration.</strong> Harbour Pay is an invented payment provider. No money moves; please
          enter no real details.
        </aside>
        <div class="${aside ? 'frame' : 'frame narrow'}">
          <header class="head">
            <p class="brand">
              ${mark}<span>Harbour Pay <span class="tag">sandbox</span></span>
            </p>
            ${aside}
          </header>
          <main class="sheet">${main}</main>
        </div>
      </body>
    </html>`.text;
