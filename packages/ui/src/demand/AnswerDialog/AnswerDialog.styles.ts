import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Sum = styled.p`
  margin: 0 0 ${token('space', 3)};
  color: ${token('color', 'ink')};

  b {
    font-family: ${token('font', 'mono')};
    font-weight: 600;
  }
`

export const Consequences = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0 0 ${token('space', 4)};
  padding-left: 18px;
  list-style: disc;
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space', 3)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Wide = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${token('space', 3)};
`

export const Hint = styled.p`
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Reasons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-bottom: ${token('space', 3)};
`
