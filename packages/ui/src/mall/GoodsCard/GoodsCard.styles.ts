import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** A row has the width that its list has. */
const medium = '@container (max-width: 999px)'
const narrow = '@container (max-width: 899px)'
const narrowest = '@container (max-width: 559px)'

const words = css`
  font-size: ${token('text', 13)};
  line-height: 20px;

  [data-subject],
  [data-stock],
  [data-price],
  [data-actions] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-subject] [translate='no'] {
    white-space: normal;
  }
  [data-price] {
    justify-items: end;
    text-align: right;

    > b {
      font: 600 ${token('text', 14)} / 20px ${token('font', 'mono')};
      white-space: nowrap;
    }
    &[data-under] > b {
      font-weight: 400;
    }
    > [data-quiet] {
      font-family: ${token('font', 'mono')};
    }
  }
  [data-quiet] {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
`

export const Row = styled.div`
  ${words}
  display: grid;
  grid-template-columns: 56px minmax(0, 1.5fr) minmax(0, 1.1fr) minmax(272px, 2fr) minmax(104px, 0.9fr) 104px;
  gap: 0 ${token('space', 4)};
  align-items: center;
  min-height: 84px;
  padding: 8px ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};

  [data-actions] {
    gap: ${token('space', 1)};
    justify-items: end;
  }
  [data-ladder] {
    min-width: 0;
    text-align: right;
  }
  ${medium} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1.1fr) minmax(272px, 2fr) minmax(104px, 0.9fr) 104px;

    [data-picture] {
      display: none;
    }
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto auto;

    > [data-ladder] {
      display: none;
    }
  }
  ${narrowest} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space', 2)} ${token('space', 3)};
    padding-block: ${token('space', 3)};

    [data-subject],
    > [data-ladder],
    [data-actions] {
      grid-column: 1 / -1;
    }
    > [data-ladder] {
      display: block;
      order: 1;
    }
    [data-stock],
    [data-price] {
      order: 2;
    }
    [data-actions] {
      order: 3;
      grid-template-columns: auto;
      grid-auto-flow: column;
      justify-content: end;
      align-items: center;
    }
  }
`

/* Below the first screen it is not laid out for it, but when the page rests. */
const late = css`
  content-visibility: auto;
`

export const Rows = styled.div`
  ${late}
  container-type: inline-size;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  > :last-child {
    border-bottom: 0;
  }
`

export const Cards = styled.div`
  ${late}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  overflow: hidden;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  /* Lines between cells, none around a place that is empty. */
  > * {
    box-shadow:
      1px 0 0 ${token('color', 'line')},
      0 1px 0 ${token('color', 'line')};
  }

  /* A floor is a taste of its kind: a phone shows half of it, and the way to all. */
  ${media.phone} {
    > :nth-child(n + 5) {
      display: none;
    }
  }
`

export const Card = styled.div`
  ${words}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${token('space', 2)};
  min-height: 156px;
  padding: ${token('space', 4)};

  [data-price] > b {
    font-size: ${token('text', 20)};
    line-height: 28px;
  }
  [data-figures] {
    display: flex;
    gap: ${token('space', 3)};
    align-items: center;
    justify-content: space-between;
  }
  [data-foot] {
    display: flex;
    gap: ${token('space', 3)};
    align-items: end;
    justify-content: space-between;

    > span {
      display: grid;
      min-width: 0;
    }
  }
`

export const SoldOut = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`
