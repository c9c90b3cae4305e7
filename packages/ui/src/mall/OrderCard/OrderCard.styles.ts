import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

const narrow = '@container (max-width: 619px)'

export const Root = styled.article`
  container-type: inline-size;
  overflow: hidden;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${token('space', 4)};
  align-items: baseline;
  padding: 10px ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'lineStrong')};

  h2 {
    min-width: 0;
    font-size: ${token('text', 13)};
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  [data-number] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space', 4)};
    margin-left: auto;
    color: ${token('color', 'inkQuiet')};
    font: ${token('text', 12)} / 20px ${token('font', 'mono')};
  }
  ${narrow} {
    padding-inline: ${token('space', 3)};

    h2 {
      flex-basis: 100%;
    }
    [data-number] {
      margin-left: 0;
    }
  }
`

export const Lines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(90px, auto) minmax(80px, auto) minmax(104px, auto);
    gap: 0 ${token('space', 3)};
    align-items: center;
    padding: 8px ${token('space', 4)};

    & + li {
      border-top: 1px solid ${token('color', 'line')};
    }
  }
  &[data-pictures] > li {
    grid-template-columns: 40px minmax(0, 1fr) minmax(90px, auto) minmax(80px, auto) minmax(104px, auto);
  }
  [data-subject] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
  [data-subject] [translate='no'] {
    font-size: ${token('text', 14)};
    white-space: normal;
  }
  small {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
  [data-price],
  [data-pieces],
  [data-amount] {
    font-family: ${token('font', 'mono')};
    text-align: right;
    white-space: nowrap;
  }
  [data-amount] {
    font-weight: 600;
  }
  > [data-rest] {
    display: block;
  }
  ${narrow} {
    > li,
    &[data-pictures] > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 2px ${token('space', 2)};
      padding-inline: ${token('space', 3)};
    }
    > li > :not([data-subject], [data-price], [data-pieces], [data-amount], a) {
      display: none;
    }
    [data-subject] {
      grid-column: 1 / -1;
    }
    [data-pieces] {
      text-align: left;
    }
    [data-pieces]::before {
      content: '× ';
      color: ${token('color', 'inkQuiet')};
    }
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 4)};
  align-items: center;
  padding: 10px ${token('space', 4)};
  border-top: 1px solid ${token('color', 'line')};

  [data-news] {
    flex: 1 1 200px;
    min-width: 0;
    color: ${token('color', 'inkQuiet')};
    overflow-wrap: anywhere;

    /* What is to be done by when is old on paper; its room stays. */
    @media print {
      visibility: hidden;
    }
  }
  [data-total] {
    font: 600 ${token('text', 16)} / 24px ${token('font', 'mono')};
  }
  ${narrow} {
    padding-inline: ${token('space', 3)};

    [data-news] {
      flex-basis: 100%;
    }
    [role='group'] {
      flex: 1;
      min-width: 0;
    }
  }
`
