import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Stars = styled.div`
  display: flex;
  align-items: center;
  margin-left: -4px;
`

export const Star = styled.label`
  position: relative;
  display: grid;
  padding: 4px;
  color: ${token('color', 'inkFaint')};
  border-radius: ${token('radius', 'control')};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &[data-full] {
    color: ${token('color', 'accent')};
  }
  &[data-full] svg {
    fill: currentcolor;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('color', 'link')};
    outline-offset: -2px;
  }
`

export const Word = styled.span`
  padding-left: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
