import { Button, ComboBox, Header, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { field } from '../Field/Field.styles.ts'
import { menuItem } from '../Menu/menu-item.ts'
import { floating } from '../Popover/floating.ts'

export const Root = styled(ComboBox<object, 'single'>)`
  ${field}
`

export const Opener = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  color: ${token('color', 'inkFaint')};

  &[data-hovered] {
    color: ${token('color', 'ink')};
  }
`

export const Panel = styled(Popover)`
  width: max(var(--trigger-width), 200px);
  max-width: calc(100vw - ${token('space', 8)});
  ${floating}
`

export const List = styled(ListBox<object>)`
  outline: none;
`

export const Title = styled(Header)`
  padding: ${token('space', 2)} 10px ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Option = styled(ListBoxItem)`
  ${menuItem}
  justify-content: space-between;
  padding-block: 6px;
  line-height: 20px;

  > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Detail = styled.span`
  flex: none;
  max-width: 50%;
  overflow: hidden;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** One line where suggestions would stand: searching, nothing found, no answer. */
export const Line = styled.div`
  padding: ${token('space', 2)} 10px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;
`
