import { Button, ListBoxItem, Popover, Select } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  min-width: 0;

  > * {
    grid-template-columns: minmax(0, 1fr);
  }
  input {
    font-family: ${token('font', 'mono')};
  }
`

/** The first cell of the field: fills its height and takes back the inset of the box. */
export const Area = styled(Select)`
  align-self: stretch;
  display: flex;
  margin-block: 0;
  margin-inline: -3px;
`

export const Trigger = styled(Button)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 96px;
  padding: 0 9px 0 12px;
  border-right: 1px solid ${token('color', 'lineControl')};
  border-radius: 3px 0 0 3px;
  background: ${token('color', 'sunken')};
  font: 400 ${token('text', 13)} / 1 ${token('font', 'mono')};

  > svg {
    color: ${token('color', 'inkFaint')};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
`

export const Panel = styled(Popover)`
  width: 208px;
  padding: ${token('space', 1)};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'raised')};
  box-shadow: ${token('shadow', 'float')};
`

export const Option = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  min-height: 36px;
  padding: 0 10px;
  border-radius: ${token('radius', 'control')};
  font-size: ${token('text', 13)};
  outline: 0;
  cursor: pointer;

  > span {
    min-width: 44px;
    font-family: ${token('font', 'mono')};
  }
  > svg {
    visibility: hidden;
    margin-left: auto;
    color: ${token('color', 'accent')};
  }
  &[data-focused],
  &[data-hovered] {
    background: ${token('color', 'hoverRaised')};
  }
  &[data-selected] {
    font-weight: 600;

    > svg {
      visibility: visible;
    }
  }
`
