import { formatAmount, formatNumber, fullDay } from '@xinpu/sdk/format'
import type { MemberLevel, Membership } from '@xinpu/sdk/types'
import { Check } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import * as S from './PlanTable.styles.ts'

interface PlanHeadProps {
  level: MemberLevel
  mine: Membership | undefined
  onChoose: (level: MemberLevel) => void
}

/** A plan: what it costs, until when one has it, and how to have it. */
export function PlanHead({ level, mine, onChoose }: PlanHeadProps) {
  const { id, name, price } = level
  const own = mine?.level ?? undefined
  const isMine = mine !== undefined && (own ? own.id === id : price === 0)
  return (
    <S.Plan scope="col" data-mine={isMine || undefined}>
      <S.Name>
        {name}
        {isMine && <Tag tone="accent">您现在</Tag>}
      </S.Name>
      <Price level={level} />
      <Term level={level} expireTime={isMine ? mine.expireTime : undefined} />
      <S.Deed>
        {price === 0 ? (
          <S.Included>
            <Icon of={Check} size={16} /> 已包含
          </S.Included>
        ) : (
          <Button shape="block" tone={isMine ? 'primary' : 'plain'} onPress={() => onChoose(level)}>
            {verbOf(level, own)}
          </Button>
        )}
      </S.Deed>
    </S.Plan>
  )
}

const Price = ({ level: { price, days } }: { level: MemberLevel }) =>
  price === 0 ? (
    <S.Price>免费</S.Price>
  ) : (
    <S.Price>
      <S.Figure>{formatNumber(price)}</S.Figure> <S.Per>元 / {days === 365 ? '年' : `${days} 天`}</S.Per>
    </S.Price>
  )

/** What it comes to in a month, or until when one has it and would have it. */
function Term({ level: { price, days }, expireTime }: { level: MemberLevel; expireTime: string | undefined }) {
  if (expireTime)
    return (
      <S.Detail>
        到期 {fullDay(new Date(expireTime))}
        <br />
        续费，到期日顺延至 <S.Day>{fullDay(later(expireTime, days))}</S.Day>
      </S.Detail>
    )
  if (price === 0) return <S.Detail>注册就有</S.Detail>
  return <S.Detail>约 {formatAmount((price / days) * (365 / 12), 'CNY')} / 月</S.Detail>
}

/** What the button does: a plan is had, had longer, or changed. */
function verbOf({ id, name, days }: MemberLevel, own: MemberLevel | undefined): string {
  if (own?.id === id) return `续费${termOf(days)}`
  return own ? `改为${name}` : `开通${name}`
}

const termOf = (days: number): string => (days === 365 ? '一年' : `${days} 天`)

const day = 24 * 60 * 60_000
const later = (time: string, days: number): Date => new Date(Date.parse(time) + days * day)
