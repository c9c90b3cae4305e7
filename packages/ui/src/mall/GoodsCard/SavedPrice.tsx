import { formatUnitPrice, toMicro } from '@xinpu/sdk/format'
import type { FavourGoods } from '@xinpu/sdk/types'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'

/** How the first tier of goods has moved since they were kept; nothing where it costs the same. */
export function SavedPrice({ savedPrice, ladderPrices, currency }: FavourGoods) {
  const [saved, now] = [toMicro(savedPrice), toMicro(ladderPrices[0]?.price ?? savedPrice)]
  if (saved === now) return null
  const size = formatUnitPrice(saved > now ? saved - now : now - saved, currency)
  return saved > now ? (
    <StatusTag tone="ok" shape="full">
      降 {size}
    </StatusTag>
  ) : (
    <StatusTag tone="warn" shape="ring">
      涨 {size}
    </StatusTag>
  )
}
