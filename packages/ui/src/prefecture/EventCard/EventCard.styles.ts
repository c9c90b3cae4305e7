import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Row = styled.article<{ $isCurrent: boolean }>`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${token('space', 4)};
  padding: ${token('space', 4)} ${token('space', 3)};
  border-inline-start: 2px solid ${({ $isCurrent }) => ($isCurrent ? token('color', 'accent') : 'transparent')};
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${({ $isCurrent }) => ($isCurrent ? token('color', 'surface') : 'none')};
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: 48px minmax(0, 1fr);
    padding-inline: ${token('space', 2)};
  }
`

export const Leaf = styled.time`
  display: grid;
  justify-items: center;
  align-content: start;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  b {
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 20)} / 28px ${token('font', 'mono')};
  }
`

export const About = styled.div`
  min-width: 0;
`

export const Title = styled.h2`
  font-size: ${token('text', 16)};
  font-weight: 600;
  line-height: 24px;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Summary = styled.p`
  margin-top: ${token('space', 1)};
  font-size: ${token('text', 13)};
`

export const State = styled.div`
  display: grid;
  gap: ${token('space', 1)};
  justify-items: end;
  align-content: start;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  white-space: nowrap;

  ${media.phone} {
    grid-column: 2;
    display: flex;
    gap: ${token('space', 2)};
  }
`
