import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Name = styled.span`
  display: flex;
  gap: ${token('space', 2)};
  align-items: flex-start;
  min-width: 0;
  line-height: 20px;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${token('color', 'inkQuiet')};
  }

  &[data-kind='folder'] svg {
    color: ${token('color', 'accent')};
  }
`

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

/** Under a name, and not under its icon. */
export const Under = styled(Facts)`
  gap: ${token('space', 1)} ${token('space', 3)};
  padding-left: calc(20px + ${token('space', 2)});
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Who = styled.span`
  overflow-wrap: anywhere;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space', 1)} ${token('space', 2)};
  align-items: start;
`

export const Act = styled.div`
  grid-row: 1 / span 2;
  grid-column: 2;
`

export const Revision = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${token('space', 2)};
  align-items: center;
`
