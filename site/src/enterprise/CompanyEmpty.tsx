import type { EnterpriseVO } from '@xinpu/sdk/types'
import { formatCount } from '@xinpu/sdk/format'
import { EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import type { CompanyTab } from './company-params.ts'
import { companyPlace } from './places.ts'

/** Nothing is here: the part of the page that has something is one step away. */
export function CompanyEmpty({ company, title }: { company: EnterpriseVO; title: string }) {
  const place = usePlace()
  const { tab, label } = fullTabOf(company)
  return (
    <EmptyState
      title={title}
      action={<LinkButton href={place(companyPlace(company.id, { tab }))}>{label}</LinkButton>}
    />
  )
}

/** What a company has something in: its goods before its stock, and whom to call where it has neither. */
function fullTabOf({ goodsCount, stockCount }: EnterpriseVO): { tab: CompanyTab; label: string } {
  if (goodsCount > 0) return { tab: 'goods', label: `看在售商品 ${formatCount(goodsCount)} 件` }
  if (stockCount > 0) return { tab: 'stock', label: `看库存 ${formatCount(stockCount)} 条` }
  return { tab: 'contacts', label: '看联系人' }
}
