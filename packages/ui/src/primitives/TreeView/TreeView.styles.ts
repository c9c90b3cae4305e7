import { Checkbox, TreeItem, TreeItemContent } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  min-width: 0;

  > [role='treegrid'] {
    outline: none;
  }
`

export const Content = TreeItemContent

export const Row = styled(TreeItem)`
  position: relative;
  border-radius: ${token('radius', 'control')};
  color: ${token('color', 'ink')};
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &:hover {
    text-decoration: none;
  }
  &[data-hovered] {
    background: ${token('color', 'hoverRaised')};
  }
  &[data-selected]:not(:has([role='checkbox'], input)) {
    background: ${token('color', 'accentWash')};
    color: ${token('color', 'accent')};
    font-weight: 600;
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -2px;
  }
  &[data-disabled] {
    cursor: default;
  }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 1)};
  min-height: 32px;
  padding-right: ${token('space', 2)};
  /* Each level stands under the name of the one above. */
  padding-left: calc((var(--tree-item-level) - 1) * 20px);

  > button[slot='chevron'] {
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    border-radius: ${token('radius', 'control')};
    color: ${token('color', 'inkQuiet')};
    transition: transform ${token('motion', 'fast')} ${token('motion', 'ease')};
  }
  [data-expanded] > * > & > button[slot='chevron'],
  [data-expanded] > & > button[slot='chevron'] {
    transform: rotate(90deg);
  }
  ${media.touch} {
    min-height: 44px;
  }
`

/** Where a leaf has no arrow. */
export const Gap = styled.span`
  flex: none;
  width: 28px;
`

export const Tick = styled(Checkbox)`
  display: inline-flex;
  flex: none;
  margin-right: ${token('space', 1)};
  padding: ${token('space', 1)};
  cursor: pointer;

  > svg {
    margin-top: 0;
  }
`

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: ${token('space', 1)};
  line-height: 20px;
  overflow-wrap: anywhere;
`

export const Count = styled.span`
  flex: none;
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 20px ${token('font', 'mono')};
`

export const Note = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
