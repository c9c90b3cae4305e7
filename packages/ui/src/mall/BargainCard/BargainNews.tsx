import type { BargainSide } from '@xinpu/sdk/format'
import type { Bargaining, BargainingStatus } from '@xinpu/sdk/types'
import { useState } from 'react'
import { CountdownText } from '../../primitives/CountdownText/CountdownText.tsx'
import { momentOf } from '../../primitives/TimeText/moment-of.ts'

interface NewsProps {
  bargain: Bargaining
  side: BargainSide
  now: Date
}

/** What an offer waits for and how long, or how it ended. */
export function BargainNews({ bargain: { status, expireTime }, side, now }: NewsProps) {
  const [isOver, setOver] = useState(momentOf(expireTime) <= now)
  const words = waiting[side][status]
  if (words === undefined) return ended[status]
  if (isOver) return ended.expired
  return (
    <>
      <CountdownText until={expireTime} now={now} onEnd={() => setOver(true)} /> {words}
    </>
  )
}

const waiting: Record<BargainSide, Partial<Record<BargainingStatus, string>>> = {
  buyer: { waiting: '内店铺回复', accepted: '内按议价下单' },
  seller: { waiting: '内回复，过时自动关闭', accepted: '内买家下单有效' },
}

const ended: Partial<Record<BargainingStatus, string>> = {
  refused: '可以按现价下单，或换个价再议',
  cancelled: '买家已撤回',
  ordered: '已按议价下单',
  expired: '过期没有成交',
}
