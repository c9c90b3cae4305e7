// chunk: toolbar
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)} ${token('space', 4)};
  min-height: ${token('size', 'control')};
`

export const Title = styled.h2`
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Count = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
`

export const Order = styled.span`
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }
  > svg {
    justify-self: end;
    margin-right: ${token('space', 2)};
    color: ${token('color', 'inkQuiet')};
    pointer-events: none;
  }
`

export const Choice = styled.select`
  appearance: none;
  height: ${token('size', 'controlSm')};
  padding-inline: ${token('space', 3)} ${token('space', 8)};
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};
`

/** Two buttons with one line between them. */
export const Switch = styled.span`
  display: inline-flex;

  > :not(:first-child) {
    margin-left: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  > :not(:last-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > [aria-pressed='true'] {
    z-index: 1;
  }
`

/** Words that an icon stands for where there is little room. */
export const Words = styled.span`
  ${media.belowDesktop} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
