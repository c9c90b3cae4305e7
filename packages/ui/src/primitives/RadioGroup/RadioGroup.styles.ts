import { Radio, RadioGroup } from 'react-aria-components'
import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { field } from '../Field/Field.styles.ts'
import type { RadioLook } from './RadioGroup.tsx'

export const Root = styled(RadioGroup)`
  ${field}
  font-size: ${token('text', 14)};
`

const lists: Record<RadioLook, RuleSet> = {
  list: css`
    display: grid;
    gap: ${token('space', 2)};
    justify-items: start;
    padding-block: 2px;
  `,
  buttons: css`
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 2)};
  `,
}

export const Options = styled.div<{ $look: RadioLook }>`
  ${({ $look }) => lists[$look]}
`

const line = css`
  align-items: flex-start;
  gap: ${token('space', 2)};
  line-height: 20px;

  ${media.touch} {
    min-height: 44px;
    padding-block: ${token('space', 3)};
  }
`

const button = css`
  align-items: center;
  justify-content: center;
  min-height: ${token('size', 'control')};
  padding: 6px ${token('space', 4)};
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  line-height: 20px;
  text-align: center;

  &[data-hovered] {
    border-color: ${token('color', 'inkQuiet')};
    background: ${token('color', 'hover')};
  }
  &[data-invalid] {
    border-color: ${token('color', 'danger')};
  }
  &[data-selected] {
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accentWash')};
    /* Colour is not all that says it. */
    box-shadow: inset 0 -2px 0 ${token('color', 'accent')};
    font-weight: 600;
  }
  &[data-disabled] {
    border-color: ${token('color', 'line')};
    background: ${token('color', 'sunken')};
  }
  &[data-disabled][data-selected] {
    box-shadow: inset 0 -2px 0 ${token('color', 'inkFaint')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
  ${media.touch} {
    min-height: 44px;
  }
`

const looks: Record<RadioLook, RuleSet> = { list: line, buttons: button }

export const Option = styled(Radio)<{ $look: RadioLook }>`
  position: relative;
  display: inline-flex;
  min-width: 0;
  cursor: pointer;
  ${({ $look }) => looks[$look]}

  &[data-disabled] {
    color: ${token('color', 'inkQuiet')};
    cursor: not-allowed;
  }
`

export const Dot = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  margin-top: 2px;
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: 50%;
  background: ${token('color', 'surface')};

  &::after {
    width: 8px;
    height: 8px;
    border-radius: 50%;
  }
  [data-hovered] > & {
    border-color: ${token('color', 'inkQuiet')};
  }
  [data-selected] > & {
    border-color: ${token('color', 'accent')};
  }
  [data-selected] > &::after {
    content: '';
    background: ${token('color', 'accent')};
  }
  [data-invalid] > & {
    border-color: ${token('color', 'danger')};
  }
  [data-disabled] > & {
    border-color: ${token('color', 'line')};
    background: ${token('color', 'sunken')};
  }
  [data-disabled] > &::after {
    background: ${token('color', 'inkFaint')};
  }
  [data-focus-visible] > & {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
`

export const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Detail = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
  line-height: 18px;
`
