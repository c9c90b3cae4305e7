import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Day = styled.span`
  font-family: ${token('font', 'mono')};
  white-space: nowrap;
`

export const Text = styled.span`
  overflow-wrap: anywhere;
`

export const Card = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  min-width: 0;
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const CardHead = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  justify-content: space-between;
`

export const Pairs = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 1)} ${token('space', 4)};
  margin: 0;

  dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  dd {
    margin: 0;
  }
`
