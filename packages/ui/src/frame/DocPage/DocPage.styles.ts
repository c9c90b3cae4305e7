import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

type Numbering = 'none' | 'decimal'

export const Root = styled.article`
  padding-block: ${token('space', 8)} ${token('space', 16)};

  ${media.phone} {
    padding-block: ${token('space', 6)} ${token('space', 12)};
  }
  @media print {
    padding: 0;
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space', 3)};
  padding-bottom: ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'rule')};

  :is(h1, h3) {
    font-size: ${token('text', 28)};
    line-height: 1.3;
  }
  ${media.phone} {
    :is(h1, h3) {
      font-size: ${token('text', 20)};
    }
  }
`

export const Edition = styled.p`
  margin-top: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)};
  margin-right: -14px;

  @media print {
    display: none;
  }
`

export const Columns = styled.div<{ $hasContents: boolean }>`
  display: grid;
  gap: ${token('space', 6)} ${token('space', 12)};
  padding-top: ${token('space', 6)};

  ${media.desktop} {
    grid-template-columns: ${({ $hasContents }) => ($hasContents ? '200px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
  @media print {
    display: block;
  }
`

const entry = css`
  a {
    display: block;
    padding: 6px ${token('space', 3)};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
    line-height: 20px;
    text-decoration: none;
  }
  a:hover {
    color: ${token('color', 'ink')};
  }
  a[aria-current] {
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
  ${media.touch} {
    a {
      padding-block: ${token('space', 3)};
    }
  }
`

const counted = css`
  counter-reset: part;

  a::before {
    content: counter(part) '. ';
    counter-increment: part;
    font-family: ${token('font', 'mono')};
  }
`

export const Entries = styled.ol<{ $numbering: Numbering }>`
  ${entry}
  ${({ $numbering }) => $numbering === 'decimal' && counted}
`

export const Beside = styled.nav`
  position: sticky;
  top: calc(var(--sticky-top, ${token('size', 'header')}) + ${token('space', 4)});
  max-height: calc(100dvh - var(--sticky-top, ${token('size', 'header')}) - ${token('space', 8)});
  border-left: 1px solid ${token('color', 'line')};
  overflow: auto;

  ${media.belowDesktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`

export const Folded = styled.details`
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  summary {
    min-height: 44px;
    padding: ${token('space', 3)};
    font-size: ${token('text', 14)};
    line-height: 20px;
    cursor: pointer;
  }
  nav {
    padding-bottom: ${token('space', 2)};
  }
  ${media.desktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`

/** Lines of at most 42 Han characters can be read. */
export const Text = styled.div<{ $numbering: Numbering }>`
  max-width: 720px;
  min-width: 0;
  line-height: 1.75;
  overflow-wrap: anywhere;
  counter-reset: part;

  > section {
    counter-increment: part;
    scroll-margin-top: calc(var(--sticky-top, ${token('size', 'header')}) + ${token('space', 4)});
  }
  > section + section {
    margin-top: ${token('space', 8)};
  }
  > section > :is(h2, h4) {
    margin-bottom: ${token('space', 2)};
    font-size: ${token('text', 16)};
    line-height: 24px;
    break-after: avoid;
  }
  ${({ $numbering }) => $numbering === 'decimal' && "> section > :is(h2, h4)::before { content: counter(part) '. '; }"}
  p + p {
    margin-top: ${token('space', 2)};
  }
  ul,
  ol {
    margin-block: ${token('space', 2)};
    padding-left: 1.5em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
`

export const Lead = styled.div`
  margin-bottom: ${token('space', 8)};
`
