import { css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  display: grid;
`

export const Answers = styled.ul`
  padding-left: ${token('space', 8)};
`

export const Said = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space', 3)};
  padding-block: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  scroll-margin-top: calc(${token('size', 'header')} + 16px);

  &:target {
    background: ${token('color', 'accentWash')};
  }
`

export const Words = styled.div`
  min-width: 0;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  strong {
    color: ${token('color', 'ink')};
  }
`

export const Text = styled.p`
  margin-block: ${token('space', 1)};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

export const To = styled.span`
  color: ${token('color', 'inkQuiet')};
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)};
`

export const Fault = styled.p`
  flex-basis: 100%;
  color: ${token('color', 'danger')};
  font-size: ${token('text', 13)};
`

/** The thread that answers the question stands out. */
export const Thread = styled.li<{ $isAccepted: boolean }>`
  ${({ $isAccepted }) =>
    $isAccepted &&
    css`
      padding-inline: ${token('space', 4)};
      border-left: 2px solid ${token('color', 'ok')};
      background: ${token('color', 'surface')};
    `}
`
