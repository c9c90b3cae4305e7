import { css, styled } from 'styled-components'
import { Page as Paper } from '../../primitives/RichEditor/RichEditor.styles.ts'
import { media, token } from '../../theme/index.ts'

export const Count = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** Written like the page it will be: no box. */
const bare = css`
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-family: inherit;
  field-sizing: content;
  resize: none;

  &::placeholder {
    color: ${token('color', 'inkQuiet')};
    opacity: 1;
  }
  &:focus {
    outline: 0;
  }
  &:focus-visible {
    box-shadow: 0 2px 0 ${token('color', 'focus')};
  }
`

export const Headline = styled.div`
  display: grid;
  gap: ${token('space', 1)};
`

export const Title = styled.textarea`
  ${bare}
  min-height: 42px;
  font-size: 28px;
  font-weight: 700;
  line-height: 1.45;

  ${media.phone} {
    font-size: 22px;
  }
`

export const Lede = styled.div`
  display: flex;
  align-items: end;
  gap: ${token('space', 4)};
  margin-top: ${token('space', 2)};
  padding-bottom: ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Summary = styled.textarea`
  ${bare}
  min-height: 28px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 16)};
  line-height: 1.7;
`

export const Page = styled(Paper)`
  && {
    max-height: none;
    overflow: visible;
  }
  > div > [role='textbox'] {
    min-height: 50vh;
    padding: ${token('space', 6)} 0;
  }
  h2 {
    margin-top: ${token('space', 8)};
  }
  figure {
    margin: var(--gap) 0 0;
  }
  figure img {
    display: block;
    max-width: 100%;
    margin: 0;
    border: 1px solid ${token('color', 'line')};
    border-radius: ${token('radius', 'control')};
  }
  figcaption {
    margin-top: ${token('space', 2)};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
  }
  figcaption:has(> br:only-child)::before {
    content: '写一句图的说明';
    float: left;
    height: 0;
    color: ${token('color', 'inkQuiet')};
    pointer-events: none;
  }
  code.language-math {
    background: ${token('color', 'accentWash')};
    color: ${token('color', 'accent')};
    font-style: italic;
  }
  > div > [role='textbox'] {
    counter-reset: note;
  }
  small.footnote {
    counter-increment: note;
    border-bottom: 1px dotted ${token('color', 'lineStrong')};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};

    &::before {
      content: '[' counter(note) '] ';
      color: ${token('color', 'accent')};
    }
  }
  span.formula {
    margin-inline: ${token('space', 1)};
  }
  pre {
    padding: ${token('space', 3)} ${token('space', 4)};
    overflow-x: auto;
    border: 1px solid ${token('color', 'line')};
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'sunken')};
  }
  hr {
    border: 0;
    border-top: 1px solid ${token('color', 'lineStrong')};
  }
`

export const Placeholder = styled.p`
  && {
    position: absolute;
    margin: 0;
    padding: ${token('space', 6)} 0;
    color: ${token('color', 'inkQuiet')};
    pointer-events: none;
  }
`

export const Fault = styled.p`
  color: ${token('color', 'danger')};
  font-size: ${token('text', 13)};
`

export const Sending = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  &[data-wrong] {
    color: ${token('color', 'danger')};
  }
`
