import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.section`
  display: grid;
  gap: ${token('space', 4)};
  min-width: 0;
`

export const Verdict = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 3)} ${token('space', 4)};
  align-items: center;
  padding: ${token('space', 4)};
  border: 1px solid ${token('color', 'line')};
  border-left: 2px solid ${token('color', 'accent')};
  background: ${token('color', 'surface')};
`

export const Figure = styled.span`
  color: ${token('color', 'accent')};
  font: 600 28px/1 ${token('font', 'mono')};

  ${media.phone} {
    display: none;
  }
`

export const Said = styled.p`
  display: grid;
  flex: 1 1 240px;
  gap: ${token('space', 1)};
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    font-size: ${token('text', 16)};
  }

  > span {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
  }
`

const asBlocks = css`
  &,
  tbody {
    display: block;
  }

  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

export const Table = styled.table`
  width: 100%;
  border: 1px solid ${token('color', 'line')};
  border-collapse: collapse;
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};

  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  thead th {
    padding: ${token('space', 2)};
    border-bottom: 1px solid ${token('color', 'lineStrong')};
    color: ${token('color', 'inkQuiet')};
    font-weight: 400;
    text-align: start;
  }

  @media (width < 900px) {
    ${asBlocks}
  }
`

const cell = css`
  border-left: 1px solid ${token('color', 'line')};
  text-align: center;

  @media (width < 900px) {
    border-left: 0;
  }
`

export const Brand = styled.th`
  ${cell}
  width: 84px;

  && {
    text-align: center;
  }

  > b {
    display: block;
    color: ${token('color', 'ink')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  > span {
    font-size: ${token('text', 12)};
  }
`

export const Sum = styled.th`
  ${cell}
  width: 84px;
`

export const Row = styled.tr<{ $isPicked: boolean }>`
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${({ $isPicked }) => ($isPicked ? token('color', 'accentWash') : 'none')};
  box-shadow: ${({ $isPicked }) => ($isPicked ? 'inset 2px 0' : 'none')} ${token('color', 'accent')};

  @media (width < 900px) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(72px, 1fr));
    gap: ${token('space', 2)};
    padding: ${token('space', 3)};
  }
`

export const Who = styled.th`
  display: flex;
  gap: ${token('space', 3)};
  align-items: center;
  min-height: 60px;
  padding: ${token('space', 2)} ${token('space', 3)};
  font-weight: 400;
  text-align: start;

  @media (width < 900px) {
    grid-column: 1 / -1;
    padding: 0;
  }
`

export const Names = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
`

export const Cell = styled.td`
  ${cell}
  padding: ${token('space', 1)};

  @media (width < 900px) {
    padding: 0;

    &::before {
      display: block;
      font-size: ${token('text', 12)};
      font-weight: 600;
      content: attr(data-label);
    }
  }
`

type Tone = 'named' | 'none' | 'proven' | 'soon'

const tones = {
  proven: token('color', 'ok'),
  soon: token('color', 'warn'),
  named: token('color', 'inkQuiet'),
  none: token('color', 'inkQuiet'),
} as const

export const Cover = styled.span<{ $tone: Tone }>`
  display: inline-grid;
  gap: 2px;
  justify-items: center;
  color: ${({ $tone }) => tones[$tone]};
  font-size: ${token('text', 12)};

  a {
    color: inherit;
  }
`

export const Count = styled.td`
  ${cell}
  font-family: ${token('font', 'mono')};

  @media (width < 900px) {
    grid-column: 1 / -1;
    text-align: start;
  }
`
