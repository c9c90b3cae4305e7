import { styled } from 'styled-components'
import { Link } from '../../primitives/Link/Link.tsx'

export const Root = styled.div`
  min-width: 0;
  max-width: 1200px;
`

/** The picture is the way: no line under it, no mark beside it. */
export const Way = styled(Link).attrs({ tone: 'plain' })`
  display: block;
`
