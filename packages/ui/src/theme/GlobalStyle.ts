import { createGlobalStyle, css } from 'styled-components'
import { adapt } from './adapt.ts'
import { selection } from './selection.ts'
import { token } from './token.ts'
import { densityVariables, plainVariables, themedVariables } from './variables.ts'

const variables = css`
  :root {
    ${plainVariables()}
  }
  :root,
  [data-theme='light'] {
    color-scheme: light;
    ${themedVariables('light')}
  }
  /* Paper is always light. */
  @media screen {
    [data-theme='dark'] {
      color-scheme: dark;
      ${themedVariables('dark')}
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
      color-scheme: dark;
      ${themedVariables('dark')}
    }
  }
  :root,
  [data-density='comfortable'] {
    ${densityVariables('comfortable')}
  }
  [data-density='compact'] {
    ${densityVariables('compact')}
  }
`

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body,
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  table {
    margin: 0;
    padding: 0;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
  }
  table {
    border-collapse: separate;
    border-spacing: 0;
  }
  th {
    font-weight: inherit;
    text-align: inherit;
  }
  [hidden] {
    display: none !important;
  }
`

const type = css`
  body {
    font: 400 ${token('text', 14)} / 1.5 ${token('font', 'han')};
    color: ${token('color', 'ink')};
    background: ${token('color', 'canvas')};
    text-autospace: normal;
    line-break: strict;
    -webkit-font-smoothing: antialiased;
    font-variant-numeric: tabular-nums;
  }
  /* A page shorter than its window keeps its foot at the bottom. */
  body:has(> main) {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
  }
  body > main {
    flex: 1 0 auto;
  }
  h1,
  h2,
  h3,
  h4 {
    font-weight: 600;
    line-height: 1.35;
    text-wrap: balance;
  }
  a {
    color: ${token('color', 'link')};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-thickness: 1px;
  }
  mark {
    background: ${token('color', 'mark')};
    color: inherit;
    padding: 1px 0;
    box-shadow: inset 0 -1px 0 ${token('color', 'trace')};
    border-radius: 1px;
  }
  :focus-visible {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
    border-radius: 2px;
  }
  :is(:root, [data-theme]) {
    ${selection(token('color', 'mark'))}
  }
`

/** Tokens, reset and type of the whole page. Once, at the root. */
export const GlobalStyle = createGlobalStyle`
  ${variables}
  ${reset}
  ${type}
  ${adapt}
`
