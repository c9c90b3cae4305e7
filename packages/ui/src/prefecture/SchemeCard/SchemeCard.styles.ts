import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${token('space', 6)} ${token('space', 6)};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space', 4)} ${token('space', 3)};
  }
`

export const Root = styled.article`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Paper = styled.div<{ $isCurrent: boolean }>`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  margin-bottom: ${token('space', 2)};
  padding: ${token('space', 2)};
  overflow: hidden;
  border: 1px solid ${({ $isCurrent }) => token('color', $isCurrent ? 'accent' : 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'paper')};

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    mix-blend-mode: multiply;
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  > :last-child {
    margin-left: auto;

    ${media.phone} {
      margin-left: 0;
    }
  }
`
