import type { FieldState } from '@xinpu/sdk/types'
import { keyframes, styled } from 'styled-components'
import { tick } from '../../primitives/DataTable/tick.styles.ts'
import { media, token } from '../../theme/index.ts'
import { columns } from './columns.ts'

const stateColor = { same: 'ok', near: 'warn', unknown: 'inkQuiet', conflict: 'danger' } as const

export const Row = styled.div<{ $isOpen: boolean; $isAway: boolean }>`
  ${columns}
  align-items: center;
  min-height: 56px;
  padding: ${token('space', 1)} ${token('space', 3)};
  border-left: 2px solid ${({ $isOpen }) => ($isOpen ? token('color', 'accent') : 'transparent')};
  background: ${({ $isOpen }) => token('color', $isOpen ? 'accentWash' : 'surface')};

  ${({ $isAway }) => $isAway && `> :not(:last-child) { text-decoration: line-through; }`}

  ${media.phone} {
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: ${token('space', 1)} ${token('space', 2)};
    padding-block: ${token('space', 3)};
  }
`

export const No = styled.span`
  display: flex;
  gap: ${token('space', 2)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} ${token('font', 'mono')};

  input {
    ${tick}
    flex: none;
  }
  ${media.phone} {
    flex-direction: column;
    align-self: start;
    padding-top: 2px;
  }
`

export const Written = styled.div`
  min-width: 0;

  ${media.phone} {
    grid-column: 2 / -1;
  }
`

export const Found = styled.div`
  min-width: 0;

  ${media.phone} {
    grid-column: 2 / -1;
  }
`

export const First = styled.div<{ $isMono?: boolean }>`
  overflow: hidden;
  font-family: ${({ $isMono }) => ($isMono ? token('font', 'mono') : 'inherit')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Second = styled.div`
  overflow: hidden;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

export const Model = styled.div`
  overflow: hidden;
  font: 600 ${token('text', 14)} / 20px ${token('font', 'mono')};
  text-overflow: ellipsis;
  white-space: nowrap;

  a {
    color: ${token('color', 'ink')};
  }
`

export const Differs = styled.span<{ $state: FieldState }>`
  margin-right: ${token('space', 2)};
  color: ${({ $state }) => token('color', stateColor[$state])};
`

export const Fault = styled.div`
  color: ${token('color', 'danger')};
  font-size: ${token('text', 13)};
`

const breathe = keyframes`
  50% { opacity: 0.4; }
`

export const Waiting = styled.div`
  width: 60%;
  height: 14px;
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'line')};
  animation: ${breathe} 1.6s infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

/** Columns of their own, or one line on a phone. */
export const Figures = styled.div`
  display: contents;

  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space', 4)};
    align-items: baseline;
    grid-column: 2 / -1;
  }
`

export const Figure = styled.div`
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 13)};
  text-align: right;

  ${media.phone} {
    display: flex;
    gap: ${token('space', 2)};
    align-items: baseline;
    text-align: left;

    &[data-none='true'] {
      display: none;
    }

    &::before {
      content: attr(data-head);
      color: ${token('color', 'inkQuiet')};
      font: ${token('text', 12)} ${token('font', 'han')};
    }
  }
`

/** Told by price and pieces where there is no room for it. */
export const Sum = styled(Figure)`
  font-weight: 600;

  @media (max-width: 1279px) and (min-width: 600px) {
    display: none;
  }
`

export const Supply = styled.div`
  min-width: 0;
  text-align: right;

  ${media.phone} {
    display: flex;
    gap: ${token('space', 2)};
    align-items: baseline;
    text-align: left;
  }
`

export const Stock = styled(First)<{ $state: FieldState }>`
  color: ${({ $state }) => token('color', stateColor[$state])};
`

export const Goes = styled.div`
  display: flex;
  gap: ${token('space', 1)};
  align-items: center;
  justify-content: flex-end;

  ${media.phone} {
    grid-column: 2 / -1;
    justify-content: flex-start;
  }
`

export const Choice = styled.select`
  height: ${token('size', 'controlSm')};
  padding: 0 ${token('space', 1)};
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  color: ${token('color', 'ink')};
  background: ${token('color', 'surface')};
  font: ${token('text', 13)} ${token('font', 'han')};

  ${media.touch} {
    height: ${token('size', 'controlLg')};
  }
`
