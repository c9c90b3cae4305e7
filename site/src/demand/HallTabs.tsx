import { LinkTabs } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { companySearchPlace } from '../enterprise/places.ts'
import { stockHallPlace } from '../stock/places.ts'
import { hallPlace } from './places.ts'

/** What the hall holds: what is wanted and offered, what lies on shelves, and who is there. */
export function HallTabs({ current }: { current: '0' | '1' | 'enterprise' | 'stock' }) {
  const place = usePlace()
  return (
    <LinkTabs
      label="供求"
      current={current}
      items={[
        { id: '1', label: '求购', href: place(hallPlace(1)) },
        { id: '0', label: '供应', href: place(hallPlace(0)) },
        { id: 'stock', label: '现货库存', href: place(stockHallPlace()) },
        { id: 'enterprise', label: '企业', href: place(companySearchPlace()) },
      ]}
    />
  )
}
