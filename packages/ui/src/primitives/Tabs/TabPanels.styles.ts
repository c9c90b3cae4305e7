import { Tab as AriaTab, TabList as AriaTabList, TabPanel } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { list, tab } from './tab-look.ts'

export const TabList = styled(AriaTabList)`
  ${list}
`

export const Tab = styled(AriaTab)`
  ${tab}
`

export const Panel = styled(TabPanel)`
  padding-top: ${token('space', 4)};
  outline-offset: 2px;
`
