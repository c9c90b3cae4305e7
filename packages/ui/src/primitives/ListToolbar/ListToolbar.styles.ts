import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)} ${token('space', 4)};
  min-height: ${token('size', 'control')};
`

export const Title = styled.h2`
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Count = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
`

export const Order = styled.span`
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }
  > svg {
    justify-self: end;
    margin-right: ${token('space', 2)};
    color: ${token('color', 'inkQuiet')};
    pointer-events: none;
  }
`

export const Choice = styled.select`
  appearance: none;
  height: ${token('size', 'controlSm')};
  padding-inline: ${token('space', 3)} ${token('space', 8)};
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};
`
