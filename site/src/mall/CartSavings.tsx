import { useQuery } from '@tanstack/react-query'
import { cheaperQuantity, formatNumber, type Currency } from '@xinpu/sdk/format'
import { cartAdd, cartOptimise, cartRemove } from '@xinpu/sdk/mall'
import { query } from '@xinpu/sdk/query'
import type { CartGoods, CartGroup, CartSwap } from '@xinpu/sdk/types'
import { SavingCard } from '@xinpu/ui/mall'
import { toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'

interface CartSavingsProps {
  groups: readonly CartGroup[]
  currency: Currency
  onQuantity: (id: number, pieces: number) => Promise<void>
}

/** Ways to pay less: more pieces that cost less in all, and other shops. Nothing changes before it is pressed. */
export function CartSavings({ groups, currency, onQuantity }: CartSavingsProps) {
  const lines = groups.flatMap(({ goods }) => goods.filter(({ isSelected, isValid }) => isSelected && isValid))
  return (
    <>
      <MorePieces lines={lines} currency={currency} onQuantity={onQuantity} />
      <OtherShops lines={lines} />
    </>
  )
}

interface LinesProps {
  lines: readonly CartGoods[]
}

function MorePieces({ lines, currency, onQuantity }: LinesProps & Omit<CartSavingsProps, 'groups'>) {
  const hints = lines.flatMap((line) => {
    const found = cheaperQuantity(sold(line), line.quantity)
    return found ? [{ line, ...found }] : []
  })
  if (hints.length < 2) return null
  return (
    <SavingCard
      currency={currency}
      saving={hints.reduce((sum, { saved }) => sum + saved, 0n)}
      lines={hints.map(({ line, pieces, saved }) => ({
        id: line.id,
        model: line.model,
        change: `${formatNumber(line.quantity)} → ${formatNumber(pieces)}`,
        saving: saved,
      }))}
      note={`少付钱，多得 ${formatNumber(hints.reduce((sum, { more }) => sum + more, 0))} 片`}
      onTake={() => hints.forEach(({ line, pieces }) => void onQuantity(line.id, pieces))}
    />
  )
}

/** Tiers that can be bought: in stock, and in whole packs. */
const sold = ({ ladderPrices, stock, mpq }: CartGoods) =>
  ladderPrices.filter(({ min }) => min <= stock && min % mpq === 0)

function OtherShops({ lines }: LinesProps) {
  const call = useCall()
  const act = useAct()
  const [isBusy, setBusy] = useState(false)
  const ids = lines.map(({ id }) => id)
  const { data } = useQuery({ ...query(call, cartOptimise, { ids }), enabled: ids.length > 0 })
  const [best] = data?.swaps ?? []
  if (!best) return null

  async function take(swap: CartSwap) {
    setBusy(true)
    try {
      for (const { mallGoodsId, quantity } of swap.lines) await act(cartAdd, { mallGoodsId, quantity })
      await act(cartRemove, { ids: swap.lines.map(({ id }) => id) }, () => toast.success('已换成更省的店铺'))
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有换成，请再试一次')
    }
    setBusy(false)
  }

  return (
    <SavingCard
      currency={best.currency}
      saving={best.saving}
      lines={best.lines.map(({ id, merchantName }) => ({
        id,
        model: lines.find((line) => line.id === id)?.model ?? '',
        change: `改从 ${merchantName} 买`,
      }))}
      note={best.note}
      onTake={() => void take(best)}
      isBusy={isBusy}
    />
  )
}
