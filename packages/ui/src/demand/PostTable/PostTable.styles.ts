import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Stack = styled.span`
  display: grid;
  min-width: 0;
  line-height: 18px;
  overflow-wrap: anywhere;
`

export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 2)};
  align-items: baseline;
  font-weight: 600;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Fault = styled.span`
  color: ${token('color', 'danger')};
  font-size: ${token('text', 12)};
`

export const Figure = styled.strong`
  font-family: ${token('font', 'mono')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space', 1)} ${token('space', 3)};
  align-items: center;
  font-size: ${token('text', 13)};

  > :first-child {
    grid-column: 1 / -1;
  }
  > :nth-child(2n + 3) {
    justify-self: end;
  }
`
