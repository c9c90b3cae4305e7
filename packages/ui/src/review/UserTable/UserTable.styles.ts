import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  gap: ${token('space', 3)} ${token('space', 6)};
  align-items: end;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Mobile = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Acts = styled.span`
  display: flex;
  gap: ${token('space', 2)};
`

export const Me = styled.span`
  color: ${token('color', 'inkQuiet')};
`
