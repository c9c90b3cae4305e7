import { styled } from 'styled-components'
import { token } from '../../../theme/index.ts'

/** The reader may stand in a narrow column of a wide page: what counts is its own width. */
const narrow = '@container (max-width: 500px)'
const narrowest = '@container (max-width: 340px)'

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 1)};
  height: 44px;
  font-size: ${token('text', 13)};
  container-type: inline-size;

  /* Tools that are on look pressed in, not chosen; whichever of the two sheets comes last. */
  && [aria-pressed='true'] {
    border-color: ${token('color', 'lineStrong')};
    background: ${token('color', 'sunken')};
    color: ${token('color', 'ink')};
  }
  /* A button at its end rests without a ground of its own. */
  && button[data-disabled] {
    border-color: transparent;
    background: transparent;
    color: ${token('color', 'inkFaint')};
  }
`

export const PageForm = styled.form`
  display: flex;
  align-items: center;
  gap: ${token('space', 1)};
`

export const PageBox = styled.input`
  width: 44px;
  height: ${token('size', 'controlSm')};
  padding: 0;
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  font: ${token('text', 13)} / 1 ${token('font', 'mono')};
  text-align: center;
  outline-offset: -1px;

  &:hover {
    border-color: ${token('color', 'inkQuiet')};
  }
`

export const Total = styled.span`
  padding-inline: 2px;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
  white-space: nowrap;
`

export const Percent = styled.output`
  min-width: 44px;
  font-family: ${token('font', 'mono')};
  text-align: center;
  white-space: nowrap;

  ${narrowest} {
    display: none;
  }
`

export const Rule = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin: 0 ${token('space', 2)};
  background: ${token('color', 'line')};

  ${narrow} {
    margin: 0 2px;
  }
  ${narrowest} {
    display: none;
  }
`

export const Push = styled.span`
  margin-left: auto;
`

/** Tools that a narrow place does without. */
export const Optional = styled.span`
  display: contents;

  ${narrow} {
    display: none;
  }
`
