import { Link } from 'react-aria-components'
import { styled } from 'styled-components'
import { list, tab } from './tab-look.ts'

export const LinkList = styled.ul`
  ${list}
`

export const TabLink = styled(Link)`
  ${tab}
`
