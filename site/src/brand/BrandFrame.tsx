import { useSuspenseQuery } from '@tanstack/react-query'
import type { SpecBrand } from '@xinpu/sdk/types'
import { MergerNotes } from '@xinpu/ui/brand'
import { DefaultLayout } from '@xinpu/ui/layout'
import { Breadcrumb, EntityHeader, LinkTabs, NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useEffect } from 'react'
import { FollowButton } from '../account/FollowButton.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { brandOf } from '../catalogue/queries.ts'
import { openDialog, useOpenDialog } from '../datasheet/open-dialog.ts'
import { ClaimButton } from './ClaimButton.tsx'
import { ReportBrand } from './ReportBrand.tsx'
import {
  brandAgentsPlace,
  brandCompanyPlace,
  brandContactPlace,
  brandPlace,
  brandSpecsPlace,
  brandTradersPlace,
  directoryPlace,
} from './places.ts'

const tabs = [
  { id: 'home', label: '主页', placeOf: brandPlace },
  { id: 'specs', label: '资料', placeOf: (id: number) => brandSpecsPlace(id) },
  { id: 'agents', label: '代理商', placeOf: (id: number) => brandAgentsPlace(id) },
  { id: 'traders', label: '贸易商', placeOf: (id: number) => brandTradersPlace(id) },
  { id: 'company', label: '公司信息', placeOf: brandCompanyPlace },
  { id: 'contact', label: '联系方式', placeOf: brandContactPlace },
] as const

export interface BrandFrameProps {
  brandId: number
  current: (typeof tabs)[number]['id']
  children: (brand: SpecBrand) => React.ReactNode
}

/** What the pages of a brand share: its head, what became of it, and the way from one page to the next. */
export function BrandFrame({ brandId, current, children }: BrandFrameProps) {
  const call = useCall()
  const place = usePlace()
  const { data: brand } = useSuspenseQuery(brandOf(call, brandId))

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb items={[{ label: '品牌库', href: place(directoryPlace()) }, { label: brand.fullName }]} />
      }
      head={
        <>
          <EntityHeader
            kind="brand"
            entity={brand}
            actions={
              <>
                {!brand.mayEdit && <ReportBrand brand={brand} />}
                <ClaimButton brand={brand} tone="quiet" />
                <FollowButton brandId={brandId} name={brand.fullName} />
              </>
            }
          />
          <MergerNotes brand={brand} hrefOf={({ id }) => place(brandPlace(id))} />
          <LinkTabs
            label="品牌"
            current={current}
            items={tabs.map(({ id, label, placeOf }) => ({
              id,
              label,
              href: place(placeOf(brandId)),
              ...(id === 'specs' && { count: brand.specCount }),
            }))}
          />
        </>
      }
    >
      {children(brand)}
      <BrandDeeds brand={brand} />
    </DefaultLayout>
  )
}

const ClaimContainer = onDemand(
  () => import('./ClaimContainer.tsx').then((module) => module.ClaimContainer),
  NotHereDialog,
)
const EditContainer = onDemand(
  () => import('./EditContainer.tsx').then((module) => module.EditContainer),
  NotHereDialog,
)

/** The dialogs of a brand's pages; each comes when it is first asked for. */
function BrandDeeds({ brand }: { brand: SpecBrand }) {
  const dialog = useOpenDialog()
  useEffect(() => () => openDialog(undefined), [brand.id])
  if (!dialog || !('brandId' in dialog) || dialog.brandId !== brand.id) return null

  return (
    <Suspense>
      {dialog.kind === 'claimBrand' ? (
        <ClaimContainer brand={brand} onClose={() => openDialog(undefined)} />
      ) : (
        <EditContainer brand={brand} onClose={() => openDialog(undefined)} />
      )}
    </Suspense>
  )
}
