import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { EnterpriseVO } from '@xinpu/sdk/types'
import { EvidenceCard } from '@xinpu/ui/enterprise'
import { DefaultLayout } from '@xinpu/ui/layout'
import { Breadcrumb, EmptyState, EntityHeader, Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { late } from '../rendering/late.tsx'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { demandHomePlace } from '../demand/places.ts'
import { BusinessRecord } from './BusinessRecord.tsx'
import type { CompanyParams } from './company-params.ts'
import { CompanyEmpty } from './CompanyEmpty.tsx'
import { CompanyPosts, CompanyStock } from './CompanyLists.tsx'
import { CompanyTabs } from './CompanyTabs.tsx'
import { ContactReveal } from './ContactReveal.tsx'
import { FollowCompany } from './FollowCompany.tsx'
import { JoinCompany } from './JoinCompany.tsx'
import { companySearchPlace } from './places.ts'
import { companyOf, contactsOfCompany, evidenceOf } from './queries.ts'
import { Region } from '../account/Region.tsx'

/** Most companies have no shop and no jobs. */
const CompanyGoods = late(() => import('./CompanyGoods.tsx').then((module) => module.CompanyGoods))
const CompanyJobs = late(() => import('./CompanyJobs.tsx').then((module) => module.CompanyJobs))

interface CompanyPageProps {
  id: number
  search: CompanyParams
}

/** R034: a company with what it wants, offers, holds and sells, who stands behind it, and whom to call. */
export function CompanyPage({ id, search }: CompanyPageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: company } = useSuspenseQuery(companyOf(call, id))

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '供求', href: place(demandHomePlace) },
            { label: '企业', href: place(companySearchPlace()) },
            { label: company.name },
          ]}
        />
      }
      head={
        <>
          <EntityHeader
            kind="enterprise"
            entity={company}
            facts="none"
            actions={
              <>
                <JoinCompany company={company} />
                <FollowCompany key={String(company.isFollow)} company={company} />
              </>
            }
          />
          <CompanyTabs company={company} search={search} />
        </>
      }
      aside={
        <>
          {company.creditCode && <BusinessRecord creditCode={company.creditCode} />}
          {search.tab !== 'evidence' && <Record company={company} />}
          {search.tab !== 'contacts' && <Contacts company={company} most={3} />}
        </>
      }
    >
      <Shown company={company} search={search} />
    </DefaultLayout>
  )
}

function Shown({ company, search }: { company: EnterpriseVO; search: CompanyParams }) {
  const { tab } = search
  const { merchantId } = company
  if (tab === 'contacts') return <Contacts company={company} />
  if (tab === 'evidence') return <Record company={company} />
  if (tab === 'stock') return <CompanyStock company={company} search={search} />
  if (tab === 'jobs') return <CompanyJobs company={company} search={search} />
  if (tab === 'goods' && merchantId === undefined) return <CompanyEmpty company={company} title="这家企业没有开店铺" />
  if (tab === 'demand' || tab === 'supply')
    return <CompanyPosts company={company} type={tab === 'demand' ? 1 : 0} search={search} />

  const goods = merchantId !== undefined && <CompanyGoods company={{ ...company, merchantId }} search={search} />
  if (tab === 'goods') return goods
  return company.demandCount + company.stockCount + company.goodsCount === 0 ? (
    <EmptyState title="这家企业还没有发布供求、库存和商品" why="可以先关注它，或看联系人。" />
  ) : (
    <>
      <CompanyStock company={company} search={search} />
      {goods}
      <CompanyPosts company={company} type={0} search={search} />
      <CompanyPosts company={company} type={1} search={search} />
    </>
  )
}

/** What the records say; nothing waits for it. */
function Record({ company }: { company: EnterpriseVO }) {
  const call = useCall()
  return (
    <Section title="供应商佐证">
      <EvidenceCard evidence={shownOf(useQuery(evidenceOf(call, { ownerType: 'enterprise', ownerId: company.id })))} />
    </Section>
  )
}

/** Whom to call: all, or the first of them. */
function Contacts({ company, most = 100 }: { company: EnterpriseVO; most?: number }) {
  const call = useCall()
  const found = useQuery(contactsOfCompany(call, company.id))

  return (
    <Section title="联系人">
      <Region of={found}>
        {(contacts) =>
          contacts.length === 0
            ? '这家企业还没有公开联系人。'
            : contacts.slice(0, most).map((contact) => <ContactReveal key={contact.id} contact={contact} />)
        }
      </Region>
    </Section>
  )
}
