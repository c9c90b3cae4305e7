import { Check, Circle, Clock, Minus } from 'lucide-react'
import type { AgentVO, BrandCover } from '@xinpu/sdk/types'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { proofValidity } from '../proof.ts'
import * as S from './LineCardOverlap.styles.ts'

interface CoverProps {
  agent: Pick<AgentVO, 'covers' | 'name'>
  brand: { id: number; name: string }
  now: Date
}

/** How an agent sells a brand: by a proof in force, by one that ends soon, without one, or not at all. */
export function Cover({ agent, brand, now }: CoverProps) {
  const cover = agent.covers?.find(({ brandId }) => brandId === brand.id)
  const { tone, icon, text } = lookOf(cover, now)
  return (
    <S.Cover $tone={tone}>
      <Icon of={icon} />
      {cover?.isProven && cover.certUrl ? (
        <Link href={cover.certUrl} target="_blank" aria-label={`${text}，查看${agent.name}的 ${brand.name} 证书`}>
          {text}
        </Link>
      ) : (
        <span>{text}</span>
      )}
    </S.Cover>
  )
}

function lookOf(cover: BrandCover | undefined, now: Date) {
  if (!cover) return { tone: 'none', icon: Minus, text: '不做' } as const
  if (!cover.isProven) return { tone: 'named', icon: Circle, text: '独立' } as const
  const { state, days } = proofValidity(cover, now)
  if (state === 'soon') return { tone: 'soon', icon: Clock, text: `${days} 天后到期` } as const
  return { tone: 'proven', icon: Check, text: '授权' } as const
}
