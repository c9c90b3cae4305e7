import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/** Where an address leads: below what stays at the top of the window, with the heading above it. */
export const Anchor = styled.div`
  scroll-margin-top: 160px;
`

export const List = styled.ul`
  display: grid;
`

export const Thread = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space', 2)} ${token('space', 3)};
  padding-block: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Body = styled.div`
  display: grid;
  gap: ${token('space', 1)};
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

export const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};
  justify-content: space-between;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  strong {
    color: ${token('color', 'ink')};
    font-size: ${token('text', 13)};
  }
`

export const Answer = styled.div`
  padding: ${token('space', 2)} ${token('space', 3)};
  border-left: 2px solid ${token('color', 'line')};
  background: ${token('color', 'sunken')};
`

export const Tools = styled.div`
  display: flex;
  gap: ${token('space', 2)};
`

export const Write = styled.form`
  display: grid;
  gap: ${token('space', 2)};
  justify-items: start;
  padding-top: ${token('space', 3)};

  > :first-child {
    width: 100%;
  }
`
