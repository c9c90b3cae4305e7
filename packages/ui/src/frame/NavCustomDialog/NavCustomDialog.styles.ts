import { Button, DropIndicator, GridList, GridListItem, ListBoxItem, Popover } from 'react-aria-components'
import { styled } from 'styled-components'
import { field } from '../../primitives/Field/Field.styles.ts'
import { menuItem } from '../../primitives/Menu/menu-item.ts'
import { floating } from '../../primitives/Popover/floating.ts'
import { media, token } from '../../theme/index.ts'

/** As high as six sites; more of them scroll, so that the row for a new one stays in sight. */
export const List = styled(GridList)`
  max-height: min(372px, 46dvh);
  margin: -16px calc(-1 * ${token('space', 2)}) 0;
  padding: 0 ${token('space', 2)};
  overflow: auto;
  outline: none;
`

export const Line = styled(GridListItem)`
  min-height: 52px;
  padding-block: 7px;
  border-bottom: 1px solid ${token('color', 'line')};
  border-radius: 0;
  outline: none;

  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -2px;
  }
  /* What is being carried leaves its shadow here. */
  &[data-dragging] {
    opacity: 0.5;
  }
`

/** Where a carried site would land. */
export const Gap = styled(DropIndicator)`
  outline: none;

  &[data-drop-target] {
    height: 2px;
    margin-block: -1px;
    background: ${token('color', 'accent')};
  }
`

export const Row = styled.div<{ $isRemoved: boolean }>`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${token('space', 2)};
  min-height: 38px;
  color: ${({ $isRemoved }) => ($isRemoved ? token('color', 'inkQuiet') : token('color', 'ink'))};

  > [slot='drag'] {
    display: grid;
    place-items: center;
    height: 32px;
    border-radius: ${token('radius', 'control')};
    color: ${token('color', 'inkFaint')};
    cursor: grab;
    visibility: ${({ $isRemoved }) => ($isRemoved ? 'hidden' : 'visible')};
  }
  ${media.touch} {
    > [slot='drag'] {
      height: 44px;
    }
  }
`

export const What = styled.div`
  min-width: 0;
`

export const Name = styled.span`
  display: block;
  line-height: 20px;
  overflow-wrap: anywhere;
`

export const Address = styled.span`
  display: block;
  overflow: hidden;
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Hint = styled.span`
  display: flex;
  gap: ${token('space', 1)};
  color: ${token('color', 'warn')};
  font-size: ${token('text', 12)};
  line-height: 18px;

  > svg {
    flex: none;
    margin-top: 2px;
  }
`

export const Moves = styled.div`
  display: flex;

  > button {
    padding-inline: 6px;
    color: ${token('color', 'inkQuiet')};
  }
  > [data-disabled] {
    border-color: transparent;
    background: none;
    opacity: 0.5;
  }
  ${media.phone} {
    > button {
      padding-inline: ${token('space', 1)};
    }
  }
`

export const Undo = styled(Button)`
  min-height: 28px;
  padding-inline: 10px;
  border-radius: ${token('radius', 'control')};
  color: ${token('color', 'link')};
  font-size: ${token('text', 13)};

  &[data-hovered] {
    background: ${token('color', 'hoverRaised')};
  }
  ${media.touch} {
    min-height: 44px;
  }
`

export const Add = styled.div`
  display: grid;
  grid-template-columns: 136px minmax(0, 1fr) auto;
  gap: ${token('space', 2)};
  align-items: end;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const NameField = styled.div`
  ${field}
`

export const Url = styled.div`
  min-width: 0;

  input {
    font-family: ${token('font', 'mono')};
  }
`

export const Note = styled.div`
  grid-column: 1 / -1;
`

export const Panel = styled(Popover)`
  ${floating}
  min-width: max(var(--trigger-width), 240px);
  max-width: min(420px, calc(100vw - 32px));
`

export const Option = styled(ListBoxItem)`
  ${menuItem}
  justify-content: space-between;
  gap: ${token('space', 4)};

  > b {
    flex: none;
    font-weight: 400;
  }
`

export const OptionAddress = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Reset = styled.div`
  margin-right: auto;
  margin-left: -15px;
`
