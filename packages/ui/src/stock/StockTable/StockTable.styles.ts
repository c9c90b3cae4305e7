import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Stack = styled.span`
  display: grid;
  min-width: 0;
  line-height: 18px;
  overflow-wrap: anywhere;
`

export const Model = styled.strong`
  font-family: ${token('font', 'mono')};
  font-weight: 600;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

export const Fresh = styled.span`
  display: inline-flex;
  gap: ${token('space', 2)};
  align-items: center;
  white-space: nowrap;
`

export const Ticks = styled.span<{ $lit: 0 | 1 | 2 | 3 }>`
  display: inline-flex;
  gap: 2px;
  color: ${({ $lit }) => token('color', $lit === 3 ? 'ok' : 'warn')};

  i {
    width: 3px;
    height: 10px;
    background: ${token('color', 'lineStrong')};
    forced-color-adjust: none;
  }
  i[data-lit] {
    background: currentcolor;
  }
`

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space', 1)} ${token('space', 3)};
  align-items: center;
  font-size: ${token('text', 13)};

  > :first-child,
  > [data-wide] {
    grid-column: 1 / -1;
  }
  > :nth-child(3),
  > :last-child {
    justify-self: end;
  }
`

export const Note = styled.p`
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
`
