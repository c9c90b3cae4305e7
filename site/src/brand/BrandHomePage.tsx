import { useSuspenseQuery, useQuery } from '@tanstack/react-query'
import { formatNumber } from '@xinpu/sdk/format'
import type { SpecBrand } from '@xinpu/sdk/types'
import { AgentList } from '@xinpu/ui/agent'
import { CategoryTree, PartTable } from '@xinpu/ui/datasheet'
import { EmptyState, LinkButton, Section } from '@xinpu/ui/primitives'
import { agentPlace } from '../agent/places.ts'
import { agentsOf } from '../agent/queries.ts'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPartsPlace } from '../catalogue/places.ts'
import { partsOf } from '../catalogue/queries.ts'
import { usePartHrefs } from '../catalogue/use-part-hrefs.ts'
import { DatasheetList } from '../datasheet/DatasheetList.tsx'
import { uploadPlace } from '../datasheet/upload-params.ts'
import { BrandFrame } from './BrandFrame.tsx'
import { BrandIntro, NoIntro } from './BrandIntro.tsx'
import { mayClaim } from './ClaimButton.tsx'
import { newestInput, wantedInput } from './load-brand.ts'
import { brandSpecsPlace, brandAgentsPlace } from './places.ts'
import { categoriesOfBrand, datasheetsOfBrand } from './queries.ts'
import { firstAgentsInput } from './sellers-input.ts'
import { asAgents } from './sellers.ts'

/** R089: what a brand says of itself, what it makes, its newest documents, and its best known parts. */
export const BrandHomePage = ({ brandId }: { brandId: number }) => (
  <BrandFrame brandId={brandId} current="home">
    {(brand) => (
      <>
        {brand.intro && <BrandIntro intro={brand.intro} />}
        {brand.modelCount === 0 && brand.specCount === 0 && <Bare brand={brand} />}
        {brand.modelCount > 0 && <Categories brand={brand} />}
        {brand.specCount > 0 && <Newest brand={brand} />}
        <AgentStrip brandId={brand.id} />
        {brand.modelCount > 0 && <Parts brand={brand} />}
        {!brand.intro && mayClaim(brand) && <NoIntro brand={brand} />}
      </>
    )}
  </BrandFrame>
)

function Bare({ brand }: { brand: SpecBrand }) {
  const place = usePlace()
  return (
    <EmptyState
      title="还没有这个品牌的型号和资料"
      why="有它的数据手册？上传后，型号与参数会一起收录。"
      action={
        <LinkButton tone="primary" href={place(uploadPlace({ brandId: brand.id }))}>
          上传资料
        </LinkButton>
      }
    />
  )
}

function Categories({ brand }: { brand: SpecBrand }) {
  const call = useCall()
  const place = usePlace()
  const { data: categories } = useSuspenseQuery(categoriesOfBrand(call, brand.id))

  return (
    <Section
      title="分类"
      meta={`${formatNumber(brand.modelCount)} 个型号`}
      more={{ href: place(brandPartsPlace(brand.id)), label: '全部型号' }}
    >
      <CategoryTree nodes={categories} hrefOf={({ id }) => place(brandPartsPlace(brand.id, id))} />
    </Section>
  )
}

function Newest({ brand }: { brand: SpecBrand }) {
  const call = useCall()
  const place = usePlace()
  const newest = useSuspenseQuery(datasheetsOfBrand(call, newestInput(brand.id)))

  return (
    <Section
      title="最新资料"
      meta={`共 ${formatNumber(newest.data.totalRecord)} 份`}
      more={{ href: place(brandSpecsPlace(brand.id)), label: '全部资料' }}
    >
      <DatasheetList datasheets={newest.data.data} madeAt={newest.dataUpdatedAt} columns={2} />
    </Section>
  )
}

function Parts({ brand }: { brand: SpecBrand }) {
  const call = useCall()
  const place = usePlace()
  const { hrefOf, datasheetOf } = usePartHrefs()
  const { data: wanted } = useSuspenseQuery(partsOf(call, wantedInput(brand.id)))

  return (
    <Section title="常用型号" more={{ href: place(brandPartsPlace(brand.id)), label: '全部型号' }}>
      <PartTable
        parts={wanted.data}
        caption={`${brand.fullName}的常用型号`}
        hrefOf={hrefOf}
        datasheetOf={datasheetOf}
      />
    </Section>
  )
}

/** The first agents of a brand on its home; absent where there is none. */
function AgentStrip({ brandId }: { brandId: number }) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const { data: found } = useQuery(agentsOf(call, firstAgentsInput(brandId)))
  if (!found || found.data.length === 0) return null

  return (
    <Section
      title="代理商"
      meta={`共 ${formatNumber(found.totalRecord)} 家`}
      more={{ href: place(brandAgentsPlace(brandId)), label: '全部代理商' }}
    >
      <AgentList
        sellers={asAgents(found.data)}
        now={new Date(visit.now)}
        hrefOf={({ seller }) => place(agentPlace(seller.id))}
        whenEmpty={null}
      />
    </Section>
  )
}
