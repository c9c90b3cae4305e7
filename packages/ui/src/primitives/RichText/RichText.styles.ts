import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import { figures } from './figure.styles.ts'

export { Scroller } from './table.styles.ts'
import type { RichSize } from './RichText.tsx'

const sizes: Record<RichSize, RuleSet> = {
  md: css`
    --gap: ${token('space', 3)};
    font-size: ${token('text', 14)};
    line-height: 1.75;
  `,
  lg: css`
    --gap: ${token('space', 4)};
    max-width: 720px;
    font-size: ${token('text', 16)};
    line-height: 1.8;
  `,
}

const headings = css`
  :is(h2, h3, h4, h5, h6) {
    margin-top: calc(var(--gap) * 2);
    font-size: 1em;
    line-height: 1.5;
  }
  h2 {
    font-size: ${token('text', 20)};
  }
  h3 {
    font-size: ${token('text', 16)};
  }
  :where([data-heading]) + *,
  :where([data-heading]) + :is(h2, h3, h4, h5, h6) {
    margin-top: ${token('space', 2)};
  }
`

const lists = css`
  :is(ul, ol) {
    padding-left: 1.6em;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: ${token('color', 'inkQuiet')};
  }
  li + li,
  li > :is(ul, ol) {
    margin-top: ${token('space', 1)};
  }
  dt {
    font-weight: 600;
  }
  dd {
    padding-left: 1.6em;
  }
`

const words = css`
  a:not([href]) {
    color: inherit;
    text-decoration: none;
  }
  a[href] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  :is(code, kbd, samp, pre) {
    font-family: ${token('font', 'mono')};
    font-size: 0.92em;
  }
  :not(pre) > :is(code, kbd, samp) {
    padding: 1px 4px;
    border-radius: 3px;
    background: ${token('color', 'sunken')};
  }
  pre {
    padding: ${token('space', 3)} ${token('space', 4)};
    overflow-x: auto;
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'sunken')};
    line-height: 1.6;
  }
  blockquote {
    padding-left: ${token('space', 4)};
    border-left: 2px solid ${token('color', 'lineStrong')};
    color: ${token('color', 'inkQuiet')};
  }
  hr {
    height: 0;
    border: 0;
    border-top: 1px solid ${token('color', 'line')};
  }
  :is(sub, sup) {
    line-height: 1;
  }
  summary {
    cursor: pointer;
    font-weight: 600;
  }
`

const pictures = css`
  img {
    display: inline-block;
    height: auto;
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'paper')};
    vertical-align: middle;
  }
  figcaption {
    margin-top: ${token('space', 2)};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
    line-height: 1.5;
  }
`

/** Blocks one under the other, from any hand, in our type. */
export const Prose = styled.div<{ $size: RichSize }>`
  min-width: 0;
  overflow-wrap: anywhere;
  ${({ $size }) => sizes[$size]}

  :is(p, ul, ol, dl, pre, blockquote, figure, hr, details, [role='group']) {
    margin: var(--gap) 0 0;
  }
  ${headings}
  ${lists}
  ${words}
  ${pictures}
  ${figures}

  > :first-child,
  :is(blockquote, li, figure, div, section) > :first-child {
    margin-top: 0;
  }
`

/** A picture that can be pressed. */
export const Figure = styled.span`
  display: inline-block;
  max-width: 100%;
  vertical-align: middle;

  > button {
    display: block;
    max-width: 100%;
    border-radius: ${token('radius', 'control')};
    cursor: zoom-in;
  }
  img {
    display: block;
  }
`

/** A page of somebody else's: paper in both themes. */
export const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: max(480px, 70dvh);
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'paper')};
  color-scheme: light;
`
