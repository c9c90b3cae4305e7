import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export type FieldSize = 'sm' | 'md' | 'lg'

/** A label, a control, and a line of help or error under it. */
export const field = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  min-width: 0;
`

export const label = css`
  font-size: ${token('text', 13)};
  font-weight: 600;
  line-height: 20px;
`

export const Required = styled.span`
  margin-left: 6px;
  color: ${token('color', 'inkQuiet')};
  font-weight: 400;
`

export const controlSizes: Record<FieldSize, RuleSet> = {
  sm: css`
    height: ${token('size', 'controlSm')};
    --control-side: 8px;
    font-size: ${token('text', 13)};
  `,
  md: css`
    height: ${token('size', 'control')};
    --control-side: 12px;
    font-size: ${token('text', 14)};
  `,
  lg: css`
    height: ${token('size', 'controlLg')};
    --control-side: 12px;
    font-size: ${token('text', 16)};
  `,
}

/** The edge of anything one can type in: at least 3:1 against the page. */
export const edge = css`
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'ink')};
  transition: border-color ${token('motion', 'fast')} ${token('motion', 'ease')};

  ${media.hover} {
    &:hover {
      border-color: ${token('color', 'inkQuiet')};
    }
  }
  &[data-invalid] {
    border-color: ${token('color', 'danger')};
  }
  &[data-disabled] {
    border-color: ${token('color', 'line')};
    background: ${token('color', 'sunken')};
    color: ${token('color', 'inkQuiet')};
  }
`

/** The edge of what shows the focus as a whole. */
export const control = css`
  ${edge}

  &:focus-within {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -1px;
  }
  &:focus-within:not([data-invalid]) {
    border-color: ${token('color', 'focus')};
  }
`

export const box = css<{ $size: FieldSize }>`
  display: flex;
  align-items: stretch;
  ${({ $size }) => controlSizes[$size]}
  ${control}

  > input {
    flex: 1;
    min-width: 0;
    padding: 0 var(--control-side);
    border: 0;
    border-radius: inherit;
    outline: 0;
    background: none;
  }
  > input::placeholder {
    color: ${token('color', 'inkQuiet')};
    opacity: 1;
  }
  ${media.touch} {
    min-height: 44px;
    /* Under 16 px, iOS zooms into the field. */
    font-size: ${token('text', 16)};
  }
`

/** An input with what stands before and after it. */
export const Box = styled.div<{ $size: FieldSize }>`
  ${box}
`

/** A word before or after what is typed: ¥, 含税. */
export const Addon = styled.span`
  display: grid;
  place-items: center;
  padding: 0 10px;
  background: ${token('color', 'sunken')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  white-space: nowrap;

  &:first-child {
    border-right: 1px solid ${token('color', 'lineControl')};
    border-radius: 3px 0 0 3px;
  }
  &:last-child {
    border-left: 1px solid ${token('color', 'lineControl')};
    border-radius: 0 3px 3px 0;
  }
`

/** A control inside the box: an eye, a cross. */
export const Inset = styled.span`
  display: flex;
  align-items: center;
  padding: 0 3px;
`

export const help = css`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const problem = css`
  display: flex;
  gap: ${token('space', 1)};
  align-items: flex-start;
  color: ${token('color', 'danger')};
  font-size: ${token('text', 12)};
  line-height: 18px;

  > svg {
    flex: none;
    margin-top: 2px;
  }
`

/** What is wrong or what helps at the left, the count at the right. */
export const Foot = styled.div`
  display: flex;
  gap: ${token('space', 3)};
`

export const Counter = styled.span`
  flex: none;
  justify-self: end;
  margin-left: auto;
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
  white-space: nowrap;

  &[data-full] {
    color: ${token('color', 'danger')};
  }
`
