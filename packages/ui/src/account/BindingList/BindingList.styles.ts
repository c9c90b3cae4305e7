import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const List = styled.ul`
  border-top: 1px solid ${token('color', 'line')};
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto 64px;
  align-items: center;
  gap: 0 ${token('space', 4)};
  min-height: 56px;
  border-bottom: 1px solid ${token('color', 'line')};

  > button {
    justify-self: end;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0 ${token('space', 3)};
    padding-block: ${token('space', 2)};
  }
`

export const Name = styled.span`
  font-weight: 600;
`

const number = css`
  font-family: ${token('font', 'mono')};
`

export const Value = styled.span<{ $isNumber: boolean }>`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
  ${({ $isNumber }) => $isNumber && number}

  ${media.phone} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`
