import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 4)};
  min-width: 0;
`

export const Pair = styled.div`
  display: grid;
  gap: ${token('space', 3)};
`

export const Counts = styled.p`
  margin: 0;
  font-weight: 600;
`

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${token('color', 'line')};
  list-style: none;
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space', 1)} ${token('space', 2)};
  align-items: baseline;
  padding: ${token('space', 2)} 0;
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Part = styled.b`
  font: 600 ${token('text', 14)} / 22px ${token('font', 'mono')};
  overflow-wrap: anywhere;
`

export const Told = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 2px ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const Change = styled.span`
  del,
  ins {
    font-family: ${token('font', 'mono')};
    text-decoration-color: ${token('color', 'inkFaint')};
  }
  del {
    margin-right: 6px;
  }
  ins {
    color: ${token('color', 'ink')};
    font-weight: 600;
    text-decoration: none;
  }
`

export const Label = styled.span`
  margin-right: 6px;
`

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 3)};
  align-items: center;

  ${media.phone} {
    display: grid;
  }
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
