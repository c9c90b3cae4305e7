import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: 208px 1fr;
  gap: ${token('space', 6)};
  align-items: center;

  ${media.phone} {
    grid-template-columns: 1fr;
    justify-items: start;
  }
`

/** A code is paper in both themes. */
export const Code = styled.div<{ $isEmpty: boolean }>`
  position: relative;
  width: 208px;
  height: 208px;
  padding: 14px;
  border: 1px solid ${({ $isEmpty }) => ($isEmpty ? token('color', 'line') : token('color', 'lineStrong'))};
  border-radius: ${token('radius', 'card')};
  background: ${({ $isEmpty }) => ($isEmpty ? token('color', 'sunken') : token('color', 'paper'))};
  overflow: hidden;
`

export const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space', 3)};
  padding: ${token('space', 4)};
  background: color-mix(in srgb, ${token('color', 'raised')} 94%, transparent);
  text-align: center;

  > svg {
    color: ${token('color', 'ok')};
  }
`

/** Not an `<output>`: it holds a heading. */
export const Say = styled.div.attrs({ role: 'status' })`
  display: grid;
  gap: ${token('space', 2)};
  font-size: ${token('text', 13)};
  line-height: 20px;
  color: ${token('color', 'inkQuiet')};
`

export const Title = styled.h3`
  color: ${token('color', 'ink')};
  font-size: ${token('text', 16)};

  > span {
    white-space: normal;
    align-items: baseline;
  }
`

export const Unavailable = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  > button {
    margin-top: ${token('space', 3)};
  }
`
