import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};

  &:empty {
    display: none;
  }
`

export const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${token('size', 'row')};
  padding: 5px 6px 5px ${token('space', 3)};

  & + & {
    border-top: 1px solid ${token('color', 'line')};
  }
  > svg {
    flex: none;
    color: ${token('color', 'inkFaint')};
  }
  > [role='progressbar'] {
    position: absolute;
    inset: auto 0 -1px;
  }
  &[data-state='failed'] > svg,
  &[data-state='refused'] > svg {
    color: ${token('color', 'danger')};
  }
`

export const Text = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  min-width: 0;
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Name = styled.span`
  overflow-wrap: anywhere;
`

export const Note = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  [data-state='failed'] &,
  [data-state='refused'] & {
    color: ${token('color', 'danger')};
  }
`

export const Ways = styled.div`
  display: flex;
  flex: none;
`
