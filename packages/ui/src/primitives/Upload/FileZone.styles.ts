import { DropZone } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Zone = styled(DropZone)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 2px ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 4)};
  border: 1px dashed ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  transition: border-color ${token('motion', 'fast')} ${token('motion', 'ease')};

  > svg {
    grid-row: span 2;
    color: ${token('color', 'inkFaint')};
  }
  &[data-hovered] {
    border-color: ${token('color', 'inkQuiet')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 1px;
  }
  &[data-drop-target] {
    border-style: solid;
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accentWash')};
  }
  &[data-invalid] {
    border-color: ${token('color', 'danger')};
  }
  &[data-disabled] {
    border-color: ${token('color', 'line')};
    background: ${token('color', 'sunken')};
    color: ${token('color', 'inkQuiet')};
  }
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} 10px;
  font-size: ${token('text', 13)};

  > span {
    color: ${token('color', 'inkQuiet')};

    /* A finger drags nothing here. */
    ${media.touch} {
      display: none;
    }
  }
`

export const Rules = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`
