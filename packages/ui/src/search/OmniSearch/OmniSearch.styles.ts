import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'

type Size = 'lg' | 'md'

export const Root = styled('search')`
  display: block;
  position: relative;
  min-width: 0;
`

const sizes: Record<Size, RuleSet> = {
  md: css`
    height: ${token('size', 'controlLg')};
    padding-left: 14px;
    gap: 10px;
    border-color: ${token('color', 'lineControl')};
    font-size: ${token('text', 16)};
  `,
  lg: css`
    height: 60px;
    padding-left: 20px;
    gap: 14px;
    border-color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 20)};

    > button[type='submit'] {
      padding-inline: 28px;
      font-size: ${token('text', 16)};
    }
    ${media.phone} {
      height: 52px;
      padding-left: 14px;
      gap: 10px;
      font-size: ${token('text', 16)};

      > button[type='submit'] {
        padding-inline: ${token('space', 4)};
      }
    }
  `,
}

export const Form = styled.form<{ $size: Size }>`
  display: flex;
  align-items: center;
  padding-right: 4px;
  border: 1px solid;
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  ${({ $size }) => sizes[$size]}

  &:hover {
    border-color: ${token('color', 'inkQuiet')};
  }
  &:has(> input:focus) {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -1px;
    border-color: ${token('color', 'focus')};
  }
  > svg {
    flex: none;
    color: ${token('color', 'inkQuiet')};
  }
  > input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    caret-color: ${token('color', 'accent')};
    /* Traces are measured beside the box: what is typed keeps its own widths. */
    text-autospace: no-autospace;
    text-overflow: ellipsis;
  }
  > input::placeholder {
    color: ${token('color', 'inkQuiet')};
    opacity: 1;
  }
  > button[type='submit'] {
    height: calc(100% - 8px);
    min-height: 0;
  }
`

export const Clear = styled.span`
  flex: none;
  margin-right: -4px;
`

/** The key that leads here; told on machines with a keyboard only. */
export const Shortcut = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border: 1px solid ${token('color', 'lineStrong')};
  border-radius: 3px;
  background: ${token('color', 'surface')};
  color: ${token('color', 'inkQuiet')};
  font: 12px/1 ${token('font', 'mono')};

  input:focus ~ & {
    visibility: hidden;
  }
  ${media.phone} {
    display: none;
  }
  ${media.touch} {
    display: none;
  }
`
