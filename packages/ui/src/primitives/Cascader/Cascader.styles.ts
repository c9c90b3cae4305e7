import { Button, Dialog, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { control, controlSizes, field, type FieldSize } from '../Field/Field.styles.ts'
import { menuItem } from '../Menu/menu-item.ts'
import { floating } from '../Popover/floating.ts'

export const Root = styled.div`
  ${field}
`

/** The opener, with the cross over its end: a button may hold no other. */
export const Frame = styled.div`
  position: relative;
`

export const Trigger = styled(Button)<{ $size: FieldSize }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)};
  width: 100%;
  padding: 0 9px 0 var(--control-side);
  line-height: 1.35;
  text-align: left;
  ${({ $size }) => controlSizes[$size]}
  ${control}

  > svg {
    flex: none;
    color: ${token('color', 'inkFaint')};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-empty] {
    color: ${token('color', 'inkQuiet')};
  }
  [data-clearable] > & > span {
    padding-right: 28px;
  }
  ${media.touch} {
    min-height: 44px;
  }
`

export const Clear = styled(Button)`
  position: absolute;
  top: 0;
  right: 28px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 100%;
  color: ${token('color', 'inkQuiet')};

  &[data-hovered] {
    color: ${token('color', 'ink')};
  }
  &[data-focus-visible] {
    outline-offset: -4px;
  }
`

export const Panel = styled(Popover)`
  ${floating}
  max-width: calc(100vw - ${token('space', 8)});
  padding: 0;

  ${media.phone} {
    width: max(var(--trigger-width), 240px);
  }
`

export const Body = styled(Dialog)`
  outline: none;
`

export const Columns = styled.div`
  display: flex;

  /* A phone shows one level at a time. */
  ${media.phone} {
    > :not(:last-child) {
      display: none;
    }
  }
`

export const Back = styled(Button)`
  display: none;

  ${media.phone} {
    display: flex;
    align-items: center;
    gap: ${token('space', 1)};
    width: 100%;
    min-height: 44px;
    padding: 0 ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'line')};
    font-weight: 600;
    text-align: left;
  }
`

export const Level = styled.div`
  ${media.tablet} {
    & + & {
      border-left: 1px solid ${token('color', 'line')};
    }
  }
  ${media.phone} {
    flex: 1;
    min-width: 0;
  }
`

export const Column = styled(ListBox<object>)`
  width: 184px;
  max-height: 288px;
  padding: 6px;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;

  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -3px;
  }
  ${media.phone} {
    width: auto;
    max-height: 50vh;
  }
`

export const Item = styled(ListBoxItem)`
  ${menuItem}
  justify-content: space-between;
  padding-block: 6px;
  line-height: 20px;
  overflow-wrap: anywhere;

  &[data-selected] {
    color: ${token('color', 'accent')};
    font-weight: 600;
  }
  &[data-selected] > svg {
    color: inherit;
  }
`

/** What stands in a level that has no nodes yet. */
export const Line = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space', 2)};
  padding: ${token('space', 2)} 10px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
