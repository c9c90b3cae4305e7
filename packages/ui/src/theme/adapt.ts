import { css } from 'styled-components'
import { token } from './token.ts'
import { systemVariables } from './variables.ts'

/** On paper: the content alone, in light, whole rows and heads that are repeated. `data-print="never"` stays away. */
const paper = css`
  @page {
    margin: 16mm 14mm;
  }
  @media print {
    html,
    body {
      background: none;
    }
    body:has(> main) > :not(main),
    nav,
    [role='search'],
    [data-print='never'],
    button:not(:is(h2, h3, h4, th, dt, summary) button) {
      display: none !important;
    }
    *,
    *::before,
    *::after {
      animation: none !important;
      box-shadow: none !important;
      transition: none !important;
    }
    main a {
      color: inherit;
    }
    /* Where a sentence leads can still be read. */
    :is(p, article) a[href^='http']::after {
      content: ' (' attr(href) ')';
      color: ${token('color', 'inkQuiet')};
      font-size: ${token('text', 12)};
      overflow-wrap: anywhere;
    }
    th {
      position: static !important;
    }
    thead {
      display: table-header-group;
    }
    tr,
    figure,
    img,
    pre {
      break-inside: avoid;
    }
    h1,
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
    mark,
    svg {
      print-color-adjust: exact;
    }
  }
`

/**
 * High contrast: the person's colours instead of ours, by the same names. Chosen and pressed things get an outline,
 * because their grounds are gone; what floats has an edge for a shadow.
 */
const forcedColors = css`
  @media (forced-colors: active) {
    :root:root,
    [data-theme] {
      forced-color-adjust: none;
      ${systemVariables()}
    }
    mark {
      color: HighlightText;
    }
    :is([aria-selected='true']:not(tr), [aria-pressed='true'], [aria-current]:not([aria-current='false'])),
    :is([role^='menuitem'], [role='option'])[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    :is(:disabled, [data-disabled], [aria-disabled='true']):not([data-pending]) {
      color: GrayText !important;
    }
    :focus-visible,
    [data-focus-visible] {
      outline: 3px solid Highlight !important;
      outline-offset: 2px !important;
    }
  }
`

/** Nothing moves for those who asked for that; what moved is at its end at once. */
const reducedMotion = css`
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`

/** How a page fits paper, high contrast and people who want things still. */
export const adapt = css`
  ${paper}
  ${forcedColors}
  ${reducedMotion}
`
