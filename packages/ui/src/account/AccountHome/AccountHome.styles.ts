import { styled } from 'styled-components'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 8)};
`

export const Me = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Complete = styled.div`
  display: grid;
  gap: ${token('space', 1)};
  max-width: 640px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space', 4)};
  }
  b {
    color: ${token('color', 'ink')};
    font-family: ${token('font', 'mono')};
  }
  button {
    margin-inline: auto -10px;
  }
`

/** Two columns of lines where there is room: every line is one thing to do. */
export const Todos = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${token('space', 8)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Todo = styled(BareLink)`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  min-height: ${token('size', 'row')};
  border-bottom: 1px solid ${token('color', 'line')};
  color: ${token('color', 'ink')};
  text-decoration: none;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > svg {
    flex: none;
    color: ${token('color', 'inkFaint')};
  }
  ${media.hover} {
    &:hover {
      color: ${token('color', 'link')};
      text-decoration: none;
    }
  }
`

export const Count = styled.span`
  font: 600 ${token('text', 16)} / 24px ${token('font', 'mono')};
`

export const Done = styled.p`
  padding-block: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
`
