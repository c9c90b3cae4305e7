import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** One grid for every row of a list: number and brand, quantity, price, terms, poster, quotes and time, what can be done. */
export const columns =
  'minmax(0, 2.1fr) minmax(84px, 0.8fr) minmax(96px, 0.9fr) minmax(0, 1.3fr) minmax(0, 1.7fr) 84px 100px'

/** A row has the width that its list has, which may be half of the window. */
export const narrow = '@container (max-width: 959px)'
const narrowest = '@container (max-width: 459px)'

export const Root = styled.article`
  container-type: inline-size;
  border-bottom: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  ${media.hover} {
    &:hover {
      background: ${token('color', 'hover')};
    }
  }
`

export const Row = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: 0 ${token('space', 4)};
  align-items: center;
  min-height: 58px;
  padding: 8px ${token('space', 4)};

  ${narrow} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0 ${token('space', 3)};
    padding-inline: 0;
  }
  ${narrowest} {
    gap: ${token('space', 1)} ${token('space', 3)};
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: ${token('space', 3)};
  }
`

export const Subject = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${token('space', 3)};
  align-items: center;
  min-width: 0;
`

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  overflow-wrap: anywhere;

  /* A number breaks rather than run into the next column. */
  [translate='no'] {
    white-space: normal;
  }
`

export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 2)};
  align-items: center;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  overflow-wrap: anywhere;
`

/** What a wide row says before the brand stands with it where there is no column for it. */
export const Facts = styled(Quiet)`
  display: none;

  > b {
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 12)} ${token('font', 'mono')};
  }
  ${narrow} {
    display: block;
  }
`

export const Brand = styled(Quiet)`
  ${narrow} {
    display: none;
  }
`

export const Figure = styled.div`
  display: grid;
  justify-items: end;
  text-align: right;
  font-variant-numeric: tabular-nums;
`

/** Not in rows that have no room for it: there it stands under the number. */
export const WideFigure = styled(Figure)`
  ${narrow} {
    display: none;
  }
`

export const Wide = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  ${narrow} {
    display: none;
  }
`

/** In half a window the poster is one click away; on a phone there is a line for it. */
export const Poster = styled(Wide)`
  ${narrowest} {
    display: block;
    grid-row: 2;
    grid-column: 1;
    /* A line ends between two things that are said, not within one. */
    word-break: keep-all;
  }
`

export const Quantity = styled.b`
  font: 600 ${token('text', 13)} ${token('font', 'mono')};
`

/** How long it still stands, as a line that grows shorter. */
export const Rest = styled.span<{ $share: number }>`
  width: 44px;
  height: 2px;
  margin-block: 2px 1px;
  background: linear-gradient(
    to right,
    ${token('color', 'inkFaint')} ${({ $share }) => `${Math.round($share * 100)}%`},
    ${token('color', 'line')} 0
  );

  ${narrow} {
    display: none;
  }
`

export const Actions = styled.div`
  display: flex;
  gap: ${token('space', 1)};
  align-items: center;
  justify-content: flex-end;

  ${narrowest} {
    grid-row: 1;
    grid-column: 2;
  }
`
