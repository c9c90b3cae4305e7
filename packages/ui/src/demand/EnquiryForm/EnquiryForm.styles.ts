import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Card = styled.section`
  display: grid;
  gap: ${token('space', 3)};
  padding: ${token('space', 4)} 20px;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  ${media.phone} {
    padding-inline: ${token('space', 4)};
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  h2 {
    margin: 0;
    color: ${token('color', 'ink')};
    font-size: ${token('text', 16)};
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px ${token('space', 3)};

  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Wide = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`

export const Hint = styled.p`
  margin: -8px 0 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space', 2)};
  margin: 0;
  padding-top: ${token('space', 3)};
  border-top: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 13)};

  b {
    font: 600 ${token('text', 20)} / 28px ${token('font', 'mono')};
    overflow-wrap: anywhere;
  }
`

export const Note = styled.p`
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`
