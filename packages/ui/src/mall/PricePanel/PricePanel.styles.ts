import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
`

/** What is paid stands apart from how it is paid, and from the press that binds. */
export const Order = styled.div`
  padding-block: ${token('space', 4)} ${token('space', 3)};
`

export const None = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 3)};
  align-items: center;
  justify-content: space-between;
  padding: 6px ${token('space', 3)};
  border-left: 2px solid ${token('color', 'ok')};
  background: ${token('color', 'okWash')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  b {
    font: 600 ${token('text', 13)} ${token('font', 'mono')};
  }
`

export const Steps = styled.dl`
  font-size: ${token('text', 13)};
  line-height: 20px;

  > div {
    display: flex;
    gap: ${token('space', 4)};
    justify-content: space-between;
    padding-block: 5px;
    border-bottom: 1px solid ${token('color', 'line')};
  }
  dd {
    font-family: ${token('font', 'mono')};
    white-space: nowrap;
  }
  [data-part] {
    color: ${token('color', 'inkQuiet')};
  }
  [data-total] {
    align-items: baseline;
    border-bottom: 0;
    font-weight: 600;

    dd {
      font-size: ${token('text', 16)};
    }
  }
  small {
    margin-left: ${token('space', 2)};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    font-weight: 400;
  }
`

/** A line that opens to its own steps. */
export const Folded = styled.details`
  border-bottom: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  > summary {
    display: flex;
    gap: ${token('space', 1)};
    align-items: center;
    padding-block: 5px;
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
    &:focus-visible {
      outline: 2px solid ${token('color', 'focus')};
      outline-offset: 2px;
    }
    > svg {
      color: ${token('color', 'inkQuiet')};
    }
    > b {
      margin-left: auto;
      font: 400 ${token('text', 13)} ${token('font', 'mono')};
      white-space: nowrap;
    }
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
  [data-inner] {
    padding-left: 18px;

    > :last-child {
      border-bottom: 0;
    }
    > div {
      padding-block: 3px;
    }
  }
`
