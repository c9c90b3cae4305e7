import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

const narrow = '@container (max-width: 619px)'

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${token('space', 3)} ${token('space', 6)};
  align-items: start;
  padding: 10px ${token('space', 4)};

  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${token('space', 3)};
  }
`

export const Subject = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: ${token('space', 3)};
  align-items: center;
  overflow-wrap: anywhere;

  [translate='no'] {
    font-size: ${token('text', 14)};
    white-space: normal;
  }
  small {
    display: block;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
  small b,
  [data-less] {
    color: ${token('color', 'ink')};
    font: ${token('text', 13)} / 18px ${token('font', 'mono')};
  }
  [data-less] {
    display: block;
    text-align: right;
  }
`

/** A line down the left joins what both sides said. */
export const Rounds = styled.ol`
  > li {
    position: relative;
    padding: 0 0 ${token('space', 2)} ${token('space', 4)};
    border-left: 1px solid ${token('color', 'lineStrong')};
    overflow-wrap: anywhere;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li::before {
    position: absolute;
    top: 6px;
    left: -4.5px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${token('color', 'inkQuiet')};
    content: '';
  }
  > li[data-last]::before {
    background: ${token('color', 'accent')};
  }
  time {
    color: ${token('color', 'inkQuiet')};
    font: ${token('text', 12)} / 20px ${token('font', 'mono')};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  justify-content: flex-end;
  margin-left: auto;

  &:empty {
    display: none;
  }
`
