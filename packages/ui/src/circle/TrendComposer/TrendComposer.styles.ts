import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Circuit = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${token('space', 4)};

  /* What was tried takes more words than a figure. */
  > :last-child {
    grid-column: 1 / -1;
  }
`

export const Parts = styled.div`
  display: grid;
  gap: ${token('space', 2)};
`

export const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  font-family: ${token('font', 'mono')};
`

export const Habits = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 4)};
  font-size: ${token('text', 13)};
`

export const Habit = styled.li<{ $isKept: boolean }>`
  display: inline-flex;
  gap: ${token('space', 1)};
  align-items: center;
  color: ${({ $isKept }) => ($isKept ? token('color', 'ok') : token('color', 'inkQuiet'))};
`
