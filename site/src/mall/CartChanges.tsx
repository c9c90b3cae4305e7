import { formatAmount, formatNumber, formatUnitPrice, type Currency } from '@xinpu/sdk/format'
import type { CartGoods, CartGroup } from '@xinpu/sdk/types'
import { risen } from '@xinpu/ui/mall'
import { Alert, Button, DescriptionList } from '@xinpu/ui/primitives'

interface CartChangesProps {
  groups: readonly CartGroup[]
  currency: Currency
  /** A line is set anew: what it costs now is what was seen. */
  onSeen: (id: number, quantity: number) => Promise<void>
}

/** What is other than when it was put in: nothing changes silently. Stock that is short is told in its line. */
export function CartChanges({ groups, currency, onSeen }: CartChangesProps) {
  const lines = groups.flatMap(({ goods }) => goods.filter(({ seenPrice }) => seenPrice !== undefined))
  if (lines.length === 0) return null
  return (
    <Alert
      tone="warn"
      title={`上次打开后变了 ${lines.length} 处`}
      action={
        <Button size="sm" onPress={() => lines.forEach(({ id, quantity }) => void onSeen(id, quantity))}>
          知道了
        </Button>
      }
    >
      <DescriptionList items={lines.map((line) => ({ label: line.model, value: sentence(line, currency) }))} />
    </Alert>
  )
}

function sentence(line: CartGoods, currency: Currency): string {
  const more = risen(line)
  const size = formatAmount(more < 0n ? -more : more, currency)
  const prices = `${formatUnitPrice(line.seenPrice ?? 0, currency)} → ${formatUnitPrice(line.price, currency)}`
  return `单价 ${prices}，${formatNumber(line.quantity)} 片${more < 0n ? '少' : '多'}付 ${size}`
}
