import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@xinpu/sdk/format'
import { CompanySection } from '@xinpu/ui/company'
import { EvidenceCard } from '@xinpu/ui/enterprise'
import { DescriptionList, Link } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { companyPlace } from '../enterprise/places.ts'
import { companyOf, evidenceOf } from '../enterprise/queries.ts'
import { shopPlace } from '../mall/places.ts'

/** 在芯谱: what the company does on this site, each with its way; then what our own records say of it. */
export function Presence({ enterpriseId }: { enterpriseId: number }) {
  const call = useCall()
  const place = usePlace()
  const found = useQuery(companyOf(call, enterpriseId))
  const evidence = useQuery(evidenceOf(call, { ownerType: 'enterprise', ownerId: enterpriseId }))
  const home = place(companyPlace(enterpriseId))

  return (
    <CompanySection id="here" title="在芯谱" more={{ href: home, label: '企业主页' }}>
      <Region of={found}>
        {({ demandCount, stockCount, goodsCount, merchantId, type }) => (
          <DescriptionList
            columns={2}
            items={[
              { label: '身份', value: type.join('、') },
              { label: '供求', value: <Link href={home}>{formatCount(demandCount)} 条</Link> },
              {
                label: '库存',
                value: (
                  <Link href={place(companyPlace(enterpriseId, { tab: 'stock' }))}>
                    {formatCount(stockCount)} 个型号
                  </Link>
                ),
              },
              {
                label: '店铺',
                value: merchantId !== undefined && (
                  <Link href={place(shopPlace(merchantId))}>在售 {formatCount(goodsCount)} 件</Link>
                ),
              },
            ].map((item) => ({ ...item, value: item.value || '—' }))}
          />
        )}
      </Region>
      <EvidenceCard evidence={shownOf(evidence)} />
    </CompanySection>
  )
}
