import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)};
`

export const Card = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space', 6)} ${token('space', 8)};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Keeps the room of the code, so that nothing jumps. */
export const NoCode = styled.span`
  width: 180px;
  height: 209px;
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'sunken')};
`

export const Facts = styled.dl`
  min-width: 0;

  > dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
  > dd {
    margin: ${token('space', 1)} 0 ${token('space', 4)};
  }
  > dd:last-child {
    margin-bottom: 0;
  }
`

export const Code = styled.dd`
  font: 600 ${token('text', 28)} / 36px ${token('font', 'mono')};
  letter-spacing: 0.04em;
`

export const Address = styled.dd`
  font-family: ${token('font', 'mono')};
  overflow-wrap: anywhere;
`

export const Poster = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  justify-items: start;
`
