// chunk: empty
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  gap: ${token('space', 1)} 20px;
  align-items: start;
  max-width: 640px;
  padding: ${token('space', 8)} ${token('space', 6)};

  > * {
    grid-column: 2;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${token('space', 6)} ${token('space', 4)};

    > * {
      grid-column: 1;
    }
  }
`

export const Drawing = styled.svg`
  grid-row: 1 / span 3;
  grid-column: 1;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  color: ${token('color', 'inkFaint')};

  > [data-copper] {
    stroke: ${token('color', 'trace')};
  }
  ${media.phone} {
    grid-row: auto;
  }
`

export const Title = styled.p`
  font-size: ${token('text', 16)};
  font-weight: 600;
  line-height: 1.35;
`

export const Why = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-top: ${token('space', 3)};
`
