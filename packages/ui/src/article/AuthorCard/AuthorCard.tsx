import { formatCount } from '@xinpu/sdk/format'
import type { AuthorVO } from '@xinpu/sdk/types'
import { styled } from 'styled-components'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { token } from '../../theme/index.ts'

export interface AuthorCardProps {
  author: AuthorVO
  href: Href
  /** Follow. */
  action?: React.ReactNode
}

/** An author in a list or beside an article. */
export const AuthorCard = ({ author, href, action }: AuthorCardProps) => (
  <Root>
    <Avatar user={author} />
    <Words>
      <Link href={href}>{author.nickName}</Link>
      <Quiet>
        {formatCount(author.articleCount)} 篇 · {formatCount(author.fansCount)} 人关注
      </Quiet>
      {author.intro && <Quiet>{author.intro}</Quiet>}
    </Words>
    {action}
  </Root>
)

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token('space', 3)};
  align-items: start;
  padding-block: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
`

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Quiet = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
