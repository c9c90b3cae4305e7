import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Box = styled.div`
  display: grid;
  flex: none;
  place-items: center;

  > svg {
    width: 100%;
    height: 100%;
  }
  svg text {
    display: none;
  }
`

/** A package that cannot be drawn. */
export const Plain = styled.span`
  width: 60%;
  height: 60%;
  border: 1.5px solid ${token('color', 'inkFaint')};
  border-radius: 2px;
  background: ${token('color', 'sunken')};
`
