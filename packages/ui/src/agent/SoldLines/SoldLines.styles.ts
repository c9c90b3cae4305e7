import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Lines = styled.ul`
  display: grid;
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 132px 184px;
  gap: ${token('space', 2)} ${token('space', 4)};
  align-items: center;
  min-height: 60px;
  padding-block: ${token('space', 2)};
  border-bottom: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 13)};

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`

export const Brand = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-column: 1 / -1;
  }
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
`

export const Proof = styled.span`
  display: flex;
  gap: ${token('space', 2)};
  align-items: center;

  > span {
    display: grid;
    gap: 2px;
  }
`

export const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: ${token('color', 'inkFaint')};

  > :first-child {
    fill: ${token('color', 'surface')};
  }

  > :last-child {
    stroke: ${token('color', 'trace')};
  }
`
