import { css, styled } from 'styled-components'
import { Page as Paper } from '../../primitives/RichEditor/RichEditor.styles.ts'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[hidden] {
    display: none;
  }
`

/** The whole width of the window, under the header. */
export const Bar = styled.div`
  position: sticky;
  z-index: 20;
  top: ${token('size', 'header')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)} ${token('space', 4)};
  min-height: 56px;
  margin-inline: calc(50% - 50vw);
  padding-inline: max(calc(50vw - 50%), ${token('space', 4)});
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${token('color', 'surface')};

  ${media.belowDesktop} {
    flex-wrap: wrap;
    padding-block: ${token('space', 1)};
  }
`

export const BarTools = styled.div`
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
`

export const BarWays = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 3)};

  ${media.phone} {
    width: 100%;

    > :first-child {
      margin-right: auto;
    }
    /* How long it is stands in the panel of a desk alone. */
    > :nth-child(2) {
      display: none;
    }
  }
`

export const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  font-variant-numeric: tabular-nums;

  &[data-state='saved'] svg {
    color: ${token('color', 'ok')};
  }
  &:is([data-state='device'], [data-state='conflict']) {
    color: ${token('color', 'warn')};
  }
`

export const Count = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 8)} ${token('space', 12)};
  align-items: start;
  padding-block: ${token('space', 6)} ${token('space', 16)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 720px) 300px;
    justify-content: space-between;
  }
  @media (min-width: 1280px) {
    grid-template-columns: 168px minmax(0, 720px) 312px;
  }
`

export const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`

export const Outline = styled.nav`
  display: none;
  position: sticky;
  top: calc(${token('size', 'header')} + 56px + ${token('space', 6)});
  gap: ${token('space', 3)};
  font-size: ${token('text', 13)};

  @media (min-width: 1280px) {
    display: grid;
  }
`

export const OutlineHead = styled.h2`
  display: flex;
  justify-content: space-between;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
`

export const OutlineList = styled.ol`
  border-left: 1px solid ${token('color', 'line')};

  button {
    width: 100%;
    padding: ${token('space', 1)} ${token('space', 3)};
    border: 0;
    border-left: 2px solid transparent;
    background: none;
    color: ${token('color', 'inkQuiet')};
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid ${token('color', 'focus')};
  }
  [data-level='3'] button {
    padding-left: ${token('space', 6)};
  }
  [aria-current] {
    border-left-color: ${token('color', 'accent')};
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
  ${media.hover} {
    button:hover {
      color: ${token('color', 'ink')};
    }
  }
`

export const Keys = styled.p`
  padding-top: ${token('space', 3)};
  border-top: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 20px;

  kbd {
    font-family: ${token('font', 'mono')};
  }
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

export const Panel = styled.aside`
  min-width: 0;

  ${media.desktop} {
    position: sticky;
    top: calc(${token('size', 'header')} + 56px + ${token('space', 4)});
    max-height: calc(100vh - ${token('size', 'header')} - 56px - ${token('space', 8)});
    padding: 2px;
    overflow-y: auto;
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  padding-block: ${token('space', 2)} ${token('space', 4)};
`

export const CheckList = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 1)} ${token('space', 2)};
    align-items: center;
    padding-block: ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
  }
  li > svg {
    color: ${token('color', 'warn')};
  }
  li[data-good] > svg {
    color: ${token('color', 'ok')};
  }
`

export const Note = styled.span`
  display: block;
  padding-block: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  li > & {
    margin-left: auto;
  }
`

export const Parts = styled.div`
  display: grid;
  width: min(420px, calc(100vw - 32px));
`

export const PartsHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 3)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  b {
    color: ${token('color', 'ink')};
    font-family: ${token('font', 'mono')};
    overflow-wrap: anywhere;
  }
`

export const Part = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token('space', 3)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border: 0;
  border-left: 2px solid transparent;
  background: none;
  color: ${token('color', 'ink')};
  font: inherit;
  font-size: ${token('text', 13)};
  text-align: left;
  cursor: pointer;

  b {
    font-family: ${token('font', 'mono')};
    overflow-wrap: anywhere;
  }
  span,
  small {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  small {
    grid-column: 1 / -1;
  }
  &[data-on] {
    border-left-color: ${token('color', 'accent')};
    background: ${token('color', 'hoverRaised')};
  }
  ${media.hover} {
    &:hover {
      background: ${token('color', 'hoverRaised')};
    }
  }
`

export const PartsFoot = styled.p`
  padding: ${token('space', 2)} ${token('space', 3)};
  border-top: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  kbd {
    font-family: ${token('font', 'mono')};
  }
`
