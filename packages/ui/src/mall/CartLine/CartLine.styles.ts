import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

const narrow = '@container (max-width: 699px)'

export const Root = styled.div`
  --deeds: 60px;
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) minmax(84px, 116px) 148px minmax(92px, 116px) var(--deeds);
  gap: 0 ${token('space', 3)};
  align-items: start;
  padding: ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  [data-subject] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
  [data-subject] [translate='no'] {
    white-space: normal;
  }
  [data-quiet] {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
  [data-price],
  [data-amount] {
    display: grid;
    justify-items: end;
    font-family: ${token('font', 'mono')};
  }
  [data-price] b {
    font-weight: 400;
  }
  [data-price] s {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  [data-risen] {
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
  [data-risen='up'] {
    color: ${token('color', 'danger')};
  }
  [data-risen='down'] {
    color: ${token('color', 'ok')};
  }
  [data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  [data-quantity] {
    display: grid;
    gap: 2px;
    text-align: right;
  }
  [data-amount] {
    padding-top: 4px;
    font-weight: 600;
  }
  [data-figure] {
    font-family: ${token('font', 'mono')};
  }
  &[data-off] {
    color: ${token('color', 'inkQuiet')};
  }
  ${media.touch} {
    --deeds: 72px;
  }
  ${narrow} {
    grid-template-columns: 16px minmax(0, 1fr) 148px;
    gap: ${token('space', 2)} ${token('space', 3)};

    [data-subject] {
      grid-column: 2 / -1;
    }
    [data-price] {
      grid-column: 2;
      justify-items: start;
    }
    [data-amount] {
      grid-column: 3;
      justify-self: end;
      grid-row: 3;
    }
  }
`

export const Deeds = styled.div`
  display: flex;
  justify-content: end;

  /* Each needs 44 px for a finger, of which 28 are drawn. */
  ${media.touch} {
    gap: ${token('space', 4)};
  }
  ${narrow} {
    grid-column: 2;
    grid-row: 3;
    justify-content: start;
  }
`

export const Next = styled.div`
  grid-column: 2 / -1;

  &:empty {
    display: none;
  }
  > div {
    margin-top: ${token('space', 2)};
  }
`

export const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  grid-column: 2 / -1;
  align-items: center;
  justify-content: space-between;
  margin-top: ${token('space', 2)};
  padding: 8px ${token('space', 3)};
  border-left: 2px solid ${token('color', 'danger')};
  background: ${token('color', 'dangerWash')};

  b {
    font-family: ${token('font', 'mono')};
  }
`

/** A line that was just taken out: it keeps its place while it can be put back. */
export const Removed = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 3)};
  align-items: center;
  padding: 10px ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
