import { styled } from 'styled-components'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { media, token } from '../../theme/index.ts'

export const Log = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token('space', 4)} 20px;
  overflow: auto;
  overflow-anchor: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.phone} {
    padding: ${token('space', 3)} ${token('space', 4)};
  }
`

export const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space', 3)};
  justify-content: end;
  /* Few lines stand at the end, where the next one will. */
  min-height: 100%;
`

export const More = styled.div`
  display: grid;
  justify-items: center;
`

export const Nothing = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  text-align: center;
`

export const Mark = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 16px;

  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: ${token('color', 'line')};
    content: '';
  }
  &[data-new] {
    color: ${token('color', 'accent')};
  }
  &[data-new]::before,
  &[data-new]::after {
    background: ${token('color', 'accentLine')};
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 1)};
  justify-items: start;
  min-width: 0;

  &[data-at] {
    border-radius: ${token('radius', 'card')};
    outline: 2px solid ${token('color', 'accentLine')};
    outline-offset: 4px;
  }
`

/** A line with what can be done with it, which shows itself to whoever points at it or comes by keys. */
export const Held = styled.div`
  display: flex;
  gap: ${token('space', 1)};
  align-items: center;
  max-width: 100%;

  [data-mine] & {
    flex-direction: row-reverse;
  }
`

export const LineMenu = styled.span`
  flex: none;

  ${media.hover} {
    opacity: 0;

    ${Held}:hover &,
    &:focus-within,
    &:has([aria-expanded='true']) {
      opacity: 1;
    }
  }
`

export const Line = styled.div`
  display: flex;
  gap: 10px;
  max-width: 84%;

  &[data-next] {
    margin-top: -6px;
    padding-left: 42px;
  }
  &[data-mine] {
    margin-left: auto;
    padding-left: 0;
  }
  &[data-mine] ${Body} {
    justify-items: end;
  }
  ${media.phone} {
    max-width: 94%;

    &:has([data-card]) {
      max-width: 100%;
    }
  }
`

export const Bubble = styled.p`
  padding: ${token('space', 2)} ${token('space', 3)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
  line-height: 22px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  [data-mine] & {
    border-color: transparent;
    background: ${token('color', 'accentWash')};
  }
  [data-failed] & {
    border-color: ${token('color', 'danger')};
  }
`

export const When = styled.span`
  display: flex;
  gap: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 16px;

  time {
    font-family: ${token('font', 'mono')};
  }
`

export const Failure = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)};
  align-items: center;
  justify-content: end;
  color: ${token('color', 'danger')};
  font-size: ${token('text', 12)};
`

export const Picture = styled(BareLink)`
  img {
    display: block;
    max-width: min(320px, 100%);
    max-height: 240px;
    border: 1px solid ${token('color', 'line')};
    border-radius: ${token('radius', 'card')};
  }
`

export const File = styled(BareLink)`
  display: flex;
  gap: 10px;
  align-items: center;
  max-width: 100%;
  padding: ${token('space', 2)} ${token('space', 3)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
  color: inherit;
  text-decoration: none;

  b {
    display: block;
    font-size: ${token('text', 13)};
    overflow-wrap: anywhere;
  }
  [data-mine] & {
    border-color: transparent;
    background: ${token('color', 'accentWash')};
  }
`

export const Small = styled.span`
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} ${token('font', 'mono')};
`
