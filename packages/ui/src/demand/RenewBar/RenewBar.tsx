import { formatNumber } from '@xinpu/sdk/format'
import type { DemandVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'

export interface RenewBarProps {
  /** Own posts that end within three days, all of them. */
  count: number
  /** The first of them, the one that ends first before the others. */
  demands: readonly DemandVO[]
  /** Renews those that were given; a refusal is told in its words. */
  onRenew: (ids: number[]) => Promise<unknown>
}

/** Models that are named. */
const most = 3

/** Own posts that end soon, and one act that renews them; nothing where none does. */
export function RenewBar({ count, demands, onRenew }: RenewBarProps) {
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  if (demands.length === 0) return null
  const rest = count - Math.min(count, most)

  function renew() {
    setPending(true)
    setRefusal(undefined)
    void onRenew(demands.map(({ id }) => id))
      .catch((error: unknown) => setRefusal(refusalOf(error, '没有续期，请再试一次')))
      .finally(() => setPending(false))
  }

  return (
    <Alert
      tone={refusal ? 'danger' : 'warn'}
      title={refusal ?? `${formatNumber(count)} 条供求三天内到期`}
      action={
        <Button size="sm" isPending={isPending} onPress={renew}>
          {demands.length < count ? `续期前 ${demands.length} 条` : '全部续期 30 天'}
        </Button>
      }
    >
      {demands.slice(0, most).map(({ id, model }, at) => (
        <span key={id}>
          {at > 0 && '、'}
          <PartNumber>{model}</PartNumber>
        </span>
      ))}
      {rest > 0 && ` 等 ${formatNumber(count)} 条`}，到期后不再收到报价。
    </Alert>
  )
}
