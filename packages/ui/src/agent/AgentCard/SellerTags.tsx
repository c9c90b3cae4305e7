import { agentTypeLabels } from '@xinpu/sdk/labels'
import type { AgentVO } from '@xinpu/sdk/types'
import { Link } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { isProven } from '../proof.ts'
import type { Seller } from './AgentCard.tsx'
import * as S from './AgentCard.styles.ts'

/** How it sells, and what the review has seen of it; a trader's records say that it is certified. */
export function SellerTags({ kind, seller, now }: Seller & { now: Date }) {
  if (kind === 'trader')
    return (
      seller.isAuth &&
      !seller.evidence?.length && (
        <S.Head>
          <Tag tone="info">企业认证</Tag>
        </S.Head>
      )
    )

  return (
    <S.Head>
      <Tag>{agentTypeLabels[seller.type]}</Tag>
      <Proof agent={seller} now={now} />
    </S.Head>
  )
}

/** In a list of one brand its own proof counts, elsewhere any. */
function Proof({ agent: { name, isAuth, line }, now }: { agent: AgentVO; now: Date }) {
  if (!(line ? isProven(line, now) : isAuth)) return null

  return (
    <>
      <Tag tone="ok">授权</Tag>
      {line?.certUrl && (
        <Link href={line.certUrl} target="_blank" aria-label={`查看证书 ${name}`}>
          查看证书
        </Link>
      )}
      {line?.certExpire && <S.Quiet>有效期至 {line.certExpire}</S.Quiet>}
    </>
  )
}
