import { Group, TextField } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { control, field } from '../Field/Field.styles.ts'

export const Root = styled(TextField)`
  ${field}
`

/** Tags and the input flow together, as words do. */
export const Box = styled(Group)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  min-height: ${token('size', 'control')};
  padding: 5px ${token('space', 2)};
  font-size: ${token('text', 14)};
  cursor: text;
  ${control}

  > ul {
    display: contents;
  }
  > ul > li {
    display: flex;
    min-width: 0;
    max-width: 100%;
  }
  > ul > li > span {
    height: 24px;
    max-width: 100%;
    color: inherit;
    font-size: ${token('text', 13)};
  }
  > input {
    flex: 1 1 96px;
    min-width: 0;
    height: 24px;
    padding: 0 ${token('space', 1)};
    border: 0;
    outline: 0;
    background: none;
  }
  > input::placeholder {
    color: ${token('color', 'inkQuiet')};
    opacity: 1;
  }
  ${media.touch} {
    min-height: 44px;
    padding-block: ${token('space', 2)};
    font-size: ${token('text', 16)};
  }
`

export const Word = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 3)};
`

/** What became of the words; always there, so that it is read when it changes. */
export const Said = styled.span`
  color: ${token('color', 'warn')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`
