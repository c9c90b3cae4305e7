import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${token('space', 4)} ${token('space', 8)};
  padding: ${token('space', 4)} 20px;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  ${media.phone} {
    padding: ${token('space', 3)} ${token('space', 4)};
  }

  /* Beside the lines it is a column of its own. */
  @media (min-width: 1400px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space', 6)};
    padding: 0;
    border: 0;
    background: transparent;
  }
`

export const Part = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  align-content: start;
  min-width: 0;

  @media (min-width: 1400px) {
    & + & {
      padding-top: ${token('space', 4)};
      border-top: 1px solid ${token('color', 'ink')};
    }
  }
`

export const Title = styled.h2`
  margin: 0;
  font-size: ${token('text', 14)};
`

export const Total = styled.p`
  margin: 0;
  font: 600 ${token('text', 28)} / 36px ${token('font', 'mono')};
  letter-spacing: -0.02em;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${token('space', 2)};
    align-items: baseline;
    padding: ${token('space', 1)} 0;
  }
  li > :not(:first-child) {
    flex: none;
  }
  li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Figure = styled.span`
  flex: none;
  margin-left: auto;
  font: 600 ${token('text', 13)} / 20px ${token('font', 'mono')};
`
