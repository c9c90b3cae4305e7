import { useNavigate } from '@tanstack/react-router'
import { leastQuantity } from '@xinpu/sdk/format'
import type { MallGoodsDetail } from '@xinpu/sdk/types'
import { useState } from 'react'
import type { GoodsParams } from './mall-params.ts'
import { goodsPlace } from './places.ts'

/**
 * The quantity that goods are wanted in. It stands in the address, so that it is kept and sent on; what was typed counts
 * at once, because who types and presses 立即购买 does not wait for the address.
 */
export function useQuantity(goods: MallGoodsDetail, { qty: said }: GoodsParams): [number, (pieces: number) => void] {
  const navigate = useNavigate()
  const [typed, setTyped] = useState<number>()
  const [known, setKnown] = useState(said)
  if (known !== said) {
    setKnown(said)
    setTyped(undefined)
  }

  function want(pieces: number) {
    setTyped(pieces)
    void navigate({ ...goodsPlace(goods.mallGoodsId, { qty: pieces }), replace: true, resetScroll: false })
  }

  return [typed ?? said ?? leastQuantity(goods), want]
}
