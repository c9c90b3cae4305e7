import { styled } from 'styled-components'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import { token } from '../../theme/index.ts'
import { wrap } from '../wrap.ts'

export interface BareHeaderProps {
  /** Where the logo and 返回首页 lead. */
  home: Href
}

/** The head of pages without a frame: the logo and the way home. */
export const BareHeader = ({ home }: BareHeaderProps) => (
  <Root>
    <Link tone="plain" href={home}>
      <Logo />
    </Link>
    <Link href={home}>返回首页</Link>
  </Root>
)

const Root = styled.header`
  ${wrap}
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${token('size', 'header')};
`
