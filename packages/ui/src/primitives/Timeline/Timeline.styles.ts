import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import type { TimelineTone } from './Timeline.tsx'

const tones: Record<TimelineTone, string> = {
  neutral: token('color', 'inkFaint'),
  ok: token('color', 'ok'),
  warn: token('color', 'warn'),
  danger: token('color', 'danger'),
  info: token('color', 'info'),
}

export const List = styled.ol`
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Item = styled.li<{ $tone: TimelineTone }>`
  position: relative;
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: ${token('space', 3)};
  padding-bottom: ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};

  > :first-child {
    color: ${({ $tone }) => tones[$tone]};
  }
  /* What is true now is the one that is read. */
  &:first-child {
    color: ${token('color', 'ink')};
  }
  &:last-child {
    padding-bottom: 0;
  }
  /* The rail from mark to mark. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 22px;
    bottom: -2px;
    left: 7.5px;
    width: 1px;
    background: ${token('color', 'lineStrong')};
  }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 16px;
  height: 20px;
`

export const Disc = styled.span`
  width: 8px;
  height: 8px;
  border: 1.5px solid currentColor;
  border-radius: 50%;

  li:first-child & {
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accent')};
  }
`

export const What = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token('space', 4)};
  min-width: 0;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Text = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  li:first-child & {
    font-weight: 600;
  }
`

export const When = styled.div`
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};
  white-space: nowrap;
`

export const More = styled.div`
  grid-column: 1 / -1;
  margin-top: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  overflow-wrap: anywhere;
`
