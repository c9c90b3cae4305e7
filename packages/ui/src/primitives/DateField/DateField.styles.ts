import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateSegment,
  Dialog,
  Heading,
  Popover,
} from 'react-aria-components'
import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { field } from '../Field/Field.styles.ts'
import { floating } from '../Popover/floating.ts'

export { field }

/** One date of the box; the parts can be typed one by one. */
export const Input = styled(DateInput)`
  display: flex;
  align-items: center;
  min-width: 0;
  white-space: nowrap;
`

export const Inputs = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  min-width: 0;
  padding-left: calc(var(--control-side) - 2px);
  overflow: hidden;

  /* Two days stand in one line of a phone of 320 px. */
  ${media.touch} {
    font-size: ${token('text', 14)};
  }
`

export const To = styled.span`
  color: ${token('color', 'inkQuiet')};
`

export const Segment = styled(DateSegment)`
  /* A part is hit by a finger: 24 px at least (WCAG 2.5.8). */
  display: inline-block;
  min-width: 24px;
  padding: 2px;
  border-radius: 2px;
  outline: none;
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;

  &[data-placeholder] {
    color: ${token('color', 'inkQuiet')};
  }
  &[data-type='literal'] {
    min-width: 0;
    padding-inline: 0;
    color: ${token('color', 'inkQuiet')};
    white-space: pre;
  }
  &[data-focused] {
    background: ${token('color', 'accentWash')};
    box-shadow: inset 0 -2px 0 ${token('color', 'accent')};
    color: ${token('color', 'ink')};
  }
`

export const Inside = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  color: ${token('color', 'inkQuiet')};

  &[data-hovered] {
    color: ${token('color', 'ink')};
  }
  &[data-focus-visible] {
    outline-offset: -3px;
  }
`

export const Panel = styled(Popover)`
  ${floating}
  padding: ${token('space', 3)};
`

export const Body = styled(Dialog)`
  outline: none;
`

export const Head = styled.header`
  display: grid;
  grid-template-columns: 36px 1fr 36px;
  align-items: center;
  margin-bottom: ${token('space', 1)};
`

export const Month = styled(Heading)`
  font-size: ${token('text', 14)};
  text-align: center;
`

export const Turn = styled(Button)`
  display: grid;
  place-items: center;
  height: 36px;
  border-radius: ${token('radius', 'control')};
  color: ${token('color', 'inkQuiet')};

  &[data-hovered] {
    background: ${token('color', 'hoverRaised')};
    color: ${token('color', 'ink')};
  }
  &[data-disabled] {
    color: ${token('color', 'lineStrong')};
    cursor: not-allowed;
  }
`

export const Grid = styled(CalendarGrid)`
  border-spacing: 0 2px;

  th {
    height: 28px;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    font-weight: 400;
    text-align: center;
  }
  td {
    padding: 0;
  }
`

const chosen = css`
  background: ${token('color', 'accent')};
  color: ${token('color', 'onAccent')};
  font-weight: 600;
`

export const Day = styled(CalendarCell)`
  position: relative;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${token('radius', 'control')};
  outline: none;
  cursor: pointer;
  font-variant-numeric: tabular-nums;

  &[data-hovered] {
    background: ${token('color', 'hoverRaised')};
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-today]::after {
    content: '';
    position: absolute;
    bottom: 4px;
    width: 12px;
    height: 2px;
    background: currentColor;
  }
  &[data-selected] {
    ${chosen}
  }
  /* Within a range only its ends are filled. */
  &[data-range='true'][data-selected] {
    border-radius: 0;
    background: ${token('color', 'accentWash')};
    color: ${token('color', 'ink')};
    font-weight: 400;
  }
  &[data-range='true'][data-selection-start],
  &[data-range='true'][data-selection-end] {
    ${chosen}
    border-radius: ${token('radius', 'control')};
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${token('color', 'inkQuiet')};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &[data-invalid] {
    background: ${token('color', 'dangerWash')};
    color: ${token('color', 'danger')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
  ${media.touch} {
    width: 40px;
    height: 40px;
  }
`
