import { styled } from 'styled-components'
import { list, tab } from './tab-look.ts'
import { BareLink } from '../Link/BareLink.tsx'

export const LinkList = styled.ul`
  ${list}
`

export const TabLink = styled(BareLink)`
  ${tab}
`
