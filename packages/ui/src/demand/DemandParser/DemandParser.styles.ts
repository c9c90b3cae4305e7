import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 3)};
`

export const Lines = styled.ol`
  display: grid;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
  counter-reset: line;
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0 ${token('space', 2)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  counter-increment: line;
  line-height: 24px;

  &::before {
    color: ${token('color', 'inkFaint')};
    content: counter(line);
    font-size: ${token('text', 12)};
    font-variant-numeric: tabular-nums;
  }
  &:last-child {
    border-bottom: 0;
  }
`

export const Text = styled.p`
  grid-column: 2;
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

/** A word that was understood. */
export const Word = styled.span`
  border-bottom: 2px solid ${token('color', 'trace')};
`

export const Hidden = styled.s`
  color: ${token('color', 'inkQuiet')};
`

export const Lacks = styled.p`
  grid-column: 2;
  color: ${token('color', 'warn')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

/** What the words became, one after another. */
export const Readings = styled.dl`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 0 ${token('space', 4)};
  font-size: ${token('text', 12)};
  line-height: 20px;
`

export const Reading = styled.div`
  display: flex;
  gap: ${token('space', 1)};
  min-width: 0;
  overflow-wrap: anywhere;

  dt {
    flex: none;
    color: ${token('color', 'inkQuiet')};
  }
`

/** Why a line was not posted, and what can be done about it. */
export const Refused = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: ${token('space', 1)} ${token('space', 3)};
  align-items: center;
  color: ${token('color', 'danger')};
  font-size: ${token('text', 12)};
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 4)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
