import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** Beside a list its head is in sight already: being led to it moves nothing. */
export const Root = styled.article`
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
  overflow: hidden;
  overflow-wrap: anywhere;
  scroll-margin-top: ${token('space', 4)};

  ${media.desktop} {
    scroll-margin-top: 100vh;
  }
`

export const Told = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  padding: ${token('space', 4)} ${token('space', 4)} ${token('space', 6)};

  > h2 {
    font-size: ${token('text', 20)};
    line-height: 28px;
  }
  > :not(h2) h2 {
    font-size: ${token('text', 16)};
  }
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 14px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 3)};
  padding: ${token('space', 4)};
  border-top: 1px solid ${token('color', 'line')};
`

export const Acts = styled.div`
  display: flex;
  flex: 1;
  gap: ${token('space', 2)};

  > * {
    flex: 1;
    white-space: nowrap;
  }
`
