import { MenuItem, Popover, Separator } from 'react-aria-components'
import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import { floating } from '../Popover/floating.ts'
import { menuItem } from './menu-item.ts'

export const Panel = styled(Popover)`
  ${floating}
  min-width: 180px;
  max-width: min(320px, calc(100vw - ${token('space', 8)}));

  > [role='menu'] {
    outline: none;
  }
`

const tones: Record<'plain' | 'danger', RuleSet> = {
  plain: css``,
  danger: css`
    &,
    > svg {
      color: ${token('color', 'danger')};
    }
  `,
}

export const Item = styled(MenuItem)<{ $tone: 'plain' | 'danger' }>`
  ${menuItem}
  ${({ $tone }) => tones[$tone]}
`

export const Aside = styled.span`
  margin-left: auto;
  padding-left: ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 1 ${token('font', 'mono')};
`

export const Rule = styled(Separator)`
  height: 1px;
  margin: 6px ${token('space', 1)};
  background: ${token('color', 'line')};
`
