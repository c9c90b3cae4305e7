import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import type { Change, DiffColumn } from './DiffView.tsx'

export const Root = styled.section`
  min-width: 0;
`

export const Summary = styled.p`
  margin-bottom: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  border-block: 1px solid ${token('color', 'line')};
`

/** Side by side, both sides are as wide; the sign's column is as narrow as its sign. */
export const Table = styled.table<{ $isSplit: boolean }>`
  width: 100%;
  font-size: ${token('text', 13)};
  line-height: 1.5;
  table-layout: ${({ $isSplit }) => ($isSplit ? 'fixed' : 'auto')};

  th:first-child {
    width: 28px;
  }
  th[data-name] {
    width: 128px;
  }
  ${media.phone} {
    min-width: ${({ $isSplit }) => ($isSplit ? '480px' : '0')};
  }
`

export const Head = styled.thead<{ $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);'}

  th {
    padding: 6px ${token('space', 2)};
    border-bottom: 1px solid ${token('color', 'lineStrong')};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  th[data-align='end'] {
    text-align: right;
  }
`

const changes: Record<Change, RuleSet> = {
  same: css`
    color: ${token('color', 'inkQuiet')};
  `,
  changed: css``,
  added: css`
    background: ${token('color', 'okWash')};
  `,
  removed: css`
    background: ${token('color', 'dangerWash')};
  `,
}

export const Row = styled.tr<{ $change: Change }>`
  ${({ $change }) => changes[$change]}
`

const place = css<{ $align?: DiffColumn['align'] }>`
  padding: ${token('space', 1)} ${token('space', 2)};
  text-align: ${({ $align }) => ($align === 'end' ? 'right' : 'left')};
  vertical-align: top;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** As narrow under a head that is not seen. */
export const Sign = styled.td`
  width: 28px;
  padding: ${token('space', 1)} 0;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
  text-align: center;
  vertical-align: top;
`

export const Name = styled.th<{ $align?: DiffColumn['align'] }>`
  ${place}
  color: ${token('color', 'inkQuiet')};
  font-weight: 400;
`

export const Cell = styled.td<{ $align?: DiffColumn['align'] }>`
  ${place}
`

export const Taken = styled.del`
  border-radius: 2px;
  background: ${token('color', 'dangerWash')};
  color: ${token('color', 'danger')};
  text-decoration: line-through;
  text-decoration-thickness: 1px;
`

export const Put = styled.ins`
  border-radius: 2px;
  background: ${token('color', 'okWash')};
  color: ${token('color', 'ok')};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;

  /* 40 became 42: never 4042. */
  ${Taken} + & {
    margin-left: ${token('space', 1)};
  }
`
