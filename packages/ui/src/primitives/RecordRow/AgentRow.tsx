import type { AgentVO } from '@xinpu/sdk/types'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { Link, type Href } from '../Link/Link.tsx'
import { Tag } from '../Tag/Tag.tsx'
import * as S from './RecordRow.styles.ts'

export interface AgentRowProps {
  agent: Pick<AgentVO, 'name' | 'fullName' | 'fullLogo' | 'region' | 'isAuth'>
  /** Where the agent's page is. */
  href: Href
}

/** An agent among records; the server does not tell when it was looked at. */
export function AgentRow({ agent, href }: AgentRowProps) {
  const more = [agent.fullName, agent.region].filter(Boolean).join(' · ')

  return (
    <S.Row>
      <BrandMark name={agent.name} logo={agent.fullLogo || undefined} size="md" />
      <S.What>
        <Link tone="plain" href={href}>
          {agent.name}
        </Link>
        {more && <S.Second>{more}</S.Second>}
      </S.What>
      {agent.isAuth && <Tag tone="ok">授权</Tag>}
    </S.Row>
  )
}
