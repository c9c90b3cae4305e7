import { Button as AriaButton, Link } from 'react-aria-components'
import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'

type Size = 'lg' | 'md'

export const Root = styled.div`
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

export const Pop = styled.div`
  position: absolute;
  z-index: 40;
  top: calc(100% + 6px);
  left: 0;
  right: 0;
  max-height: min(70vh, 560px);
  overflow: auto;
  overscroll-behavior: contain;
  padding: 6px 0;
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'raised')};
  box-shadow: ${token('shadow', 'float')};
`

export const GroupTitle = styled.div`
  padding: ${token('space', 2)} ${token('space', 4)} ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

const option = css`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  min-height: 36px;
  padding: 0 ${token('space', 4)};
  color: ${token('color', 'ink')};
  font-size: ${token('text', 14)};
  cursor: pointer;

  &:hover {
    text-decoration: none;
  }
  &[aria-selected='true'] {
    background: ${token('color', 'hoverRaised')};
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
  }
  ${media.touch} {
    min-height: 44px;
  }
`

export const Option = styled(Link)`
  ${option}
  ${media.phone} {
    flex-wrap: wrap;
    align-content: center;
    gap: 0 ${token('space', 3)};
    padding-block: ${token('space', 1)};
  }
`

export const Detail = styled.span`
  display: flex;
  gap: ${token('space', 3)};
  margin-left: auto;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  white-space: nowrap;
`

export const Count = styled.span`
  min-width: 56px;
  font-family: ${token('font', 'mono')};
  text-align: right;
`

export const PopHead = styled.div`
  display: flex;
  justify-content: space-between;
  padding: ${token('space', 2)} ${token('space', 4)} ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const TextButton = styled(AriaButton)`
  color: ${token('color', 'link')};

  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

/** Words at the left, their crosses at the right: a list of options may hold no buttons. */
export const Past = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`

export const PastText = styled.div`
  ${option}
  height: 36px;
  padding-right: 0;

  > svg {
    flex: none;
    color: ${token('color', 'inkQuiet')};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.touch} {
    height: 44px;
  }
`

export const Forget = styled(AriaButton)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 36px;
  color: ${token('color', 'inkQuiet')};

  &[data-hovered] {
    background: ${token('color', 'hoverRaised')};
    color: ${token('color', 'ink')};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  ${media.touch} {
    height: 44px;
  }
`
