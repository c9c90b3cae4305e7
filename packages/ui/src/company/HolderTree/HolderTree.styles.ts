import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { measure } from './measure.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
`

export const Drawn = styled.div<{ $isLive: boolean }>`
  display: ${({ $isLive }) => ($isLive ? 'block' : 'none')};
  min-height: 166px;

  ${media.phone} {
    display: none;
  }
`

export const Listed = styled.div<{ $isLive: boolean }>`
  display: grid;
  gap: ${token('space', 4)};

  ${media.tablet} {
    display: ${({ $isLive }) => ($isLive ? 'none' : 'grid')};
  }
`

/** What goes on beyond an edge fades towards it. */
export const Scroll = styled.div`
  --left: 0px;
  --right: 0px;
  overflow-x: auto;
  padding-block: ${token('space', 1)};
  mask-image: linear-gradient(
    to right,
    transparent,
    currentColor var(--left),
    currentColor calc(100% - var(--right)),
    transparent
  );

  &[data-more~='left'] {
    --left: 40px;
  }
  &[data-more~='right'] {
    --right: 40px;
  }
`

export const Sheet = styled.div`
  position: relative;
  margin-inline: auto;
`

export const Wires = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${token('color', 'lineControl')};

  [data-control] {
    stroke: ${token('color', 'trace')};
    stroke-width: 1.75;
  }
`

export const Share = styled.span`
  position: absolute;
  padding-inline: ${token('space', 1)};
  background: ${token('color', 'canvas')};
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};
  line-height: 17px;
  white-space: nowrap;
  transform: translate(-50%, -50%);
`

export const Node = styled(BareLink)`
  position: absolute;
  display: grid;
  align-content: center;
  width: ${measure.width}px;
  height: ${measure.height}px;
  padding-inline: ${token('space', 2)};
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};
  line-height: 18px;
  text-align: center;
  text-decoration: none;

  &[data-control] {
    border-color: ${token('color', 'accentLine')};
    background: ${token('color', 'accentWash')};
  }
  &[data-self] {
    border: 2px solid ${token('color', 'ink')};
    font-weight: 600;
  }
  &[data-loop] {
    border-style: dashed;
  }
  &[href] {
    color: ${token('color', 'link')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
`

export const NodeName = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

export const NodeKind = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
`

export const Level = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  ul {
    margin-left: ${token('space', 3)};
    padding-left: ${token('space', 3)};
    border-left: 2px solid ${token('color', 'trace')};
  }
`

export const Line = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  justify-content: space-between;
  padding-block: ${token('space', 2)};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;

  &[data-control] {
    font-weight: 600;
  }
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
  white-space: nowrap;
`

export const Note = styled.p`
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
