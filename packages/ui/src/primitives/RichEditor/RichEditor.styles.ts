import { Toolbar } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { edge } from '../Field/Field.styles.ts'
import { Prose } from '../RichText/RichText.styles.ts'

export const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 264px;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'sunken')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Box = styled.div`
  min-width: 0;
  ${edge}

  &:has([role='textbox']:focus) {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -1px;
    border-color: ${token('color', 'focus')};
  }
`

export const Tools = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${token('space', 1)};
  padding: ${token('space', 1)};
  border-bottom: 1px solid ${token('color', 'line')};
  border-radius: 3px 3px 0 0;
  background: ${token('color', 'sunken')};

  &[data-bare] {
    flex-wrap: nowrap;
    padding: 0;
    border: 0;
    background: none;
  }
  > [role='separator'] {
    flex: none;
    width: 1px;
    margin-block: 6px;
    background: ${token('color', 'lineStrong')};
  }
  button[data-disabled] {
    border-color: transparent;
    background: none;
    color: ${token('color', 'inkFaint')};
  }
  /* Many stand side by side: their unseen room would overlap. */
  button::after {
    inset: -1px !important;
  }
`

/** Where one writes: as it will be read. */
export const Page = styled(Prose)`
  position: relative;
  max-height: 60vh;
  overflow: auto;

  > div > [role='textbox'] {
    min-height: 200px;
    padding: ${token('space', 3)} ${token('space', 4)};
    outline: 0;
    white-space: break-spaces;
    font-variant-ligatures: none;

    > :first-child {
      margin-top: 0;
    }
  }
  p {
    text-wrap: wrap;
  }
  :is(h2, h3, h4, h5, h6) + h2,
  :is(h2, h3, h4, h5, h6) + h3,
  :is(h2, h3, h4, h5, h6) + h4,
  :is(h2, h3, h4, h5, h6) + h5,
  :is(h2, h3, h4, h5, h6) + h6 {
    margin-top: ${token('space', 2)};
  }
  img {
    display: block;
    margin-top: var(--gap);
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
  .ProseMirror-gapcursor {
    position: absolute;
    width: 20px;
    border-top: 1px solid ${token('color', 'ink')};
  }
  .tableWrapper {
    margin-top: var(--gap);
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${token('text', 13)};
  }
  :is(th, td) {
    min-width: 64px;
    padding: 6px ${token('space', 2)};
    border: 1px solid ${token('color', 'lineStrong')};
    text-align: left;
    vertical-align: top;
  }
  && :is(th, td) > p {
    margin: 0;
  }
  th {
    background: ${token('color', 'sunken')};
    font-weight: 600;
  }
  .selectedCell {
    background: ${token('color', 'accentWash')};
  }
`

export const Placeholder = styled.p`
  position: absolute;
  inset: 0 0 auto;
  padding: ${token('space', 3)} ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  pointer-events: none;
`

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 3)};
  min-height: 26px;
  padding: 4px ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;

  > [data-wrong] {
    color: ${token('color', 'danger')};
  }
`

export const LinkForm = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  width: min(320px, 80vw);
`

export const LinkWays = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space', 2)};
`
