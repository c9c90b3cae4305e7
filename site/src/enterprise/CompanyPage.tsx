import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { EnterpriseVO } from '@xinpu/sdk/types'
import { EvidenceCard } from '@xinpu/ui/enterprise'
import { DefaultLayout } from '@xinpu/ui/layout'
import { Breadcrumb, EmptyState, EntityHeader, LinkTabs, Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { demandHomePlace } from '../demand/places.ts'
import type { CompanyParams } from './company-params.ts'
import { CompanyPosts, CompanyStock } from './CompanyLists.tsx'
import { ContactReveal } from './ContactReveal.tsx'
import { FollowCompany } from './FollowCompany.tsx'
import { companyPlace, companySearchPlace } from './places.ts'
import { companyOf, contactsOfCompany, evidenceOf } from './queries.ts'
import { Region } from '../account/Region.tsx'

interface CompanyPageProps {
  id: number
  search: CompanyParams
}

/** R034: a company with what it wants, offers and holds, and whom to call. */
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
            actions={<FollowCompany key={String(company.isFollow)} company={company} />}
          />
          <Tabs company={company} current={search.tab ?? 'home'} />
        </>
      }
      aside={
        <>
          <Record company={company} />
          {search.tab !== 'contacts' && <Contacts company={company} most={3} />}
        </>
      }
    >
      <Shown company={company} search={search} />
    </DefaultLayout>
  )
}

function Tabs({ company: { id, stockCount }, current }: { company: EnterpriseVO; current: string }) {
  const place = usePlace()
  return (
    <LinkTabs
      label="企业主页"
      current={current}
      items={[
        { id: 'home', label: '概览', href: place(companyPlace(id)) },
        { id: 'supply', label: '供应', href: place(companyPlace(id, { tab: 'supply' })) },
        { id: 'demand', label: '求购', href: place(companyPlace(id, { tab: 'demand' })) },
        { id: 'stock', label: '库存', count: stockCount, href: place(companyPlace(id, { tab: 'stock' })) },
        { id: 'contacts', label: '联系人', href: place(companyPlace(id, { tab: 'contacts' })) },
      ]}
    />
  )
}

function Shown({ company, search }: { company: EnterpriseVO; search: CompanyParams }) {
  const { tab } = search
  if (tab === 'contacts') return <Contacts company={company} />
  if (tab === 'stock') return <CompanyStock company={company} search={search} />
  if (tab !== undefined) return <CompanyPosts company={company} type={tab === 'demand' ? 1 : 0} search={search} />

  return company.demandCount + company.stockCount === 0 ? (
    <EmptyState title="这家企业还没有发布供求和库存" why="可以先关注它，或看联系人。" />
  ) : (
    <>
      <CompanyStock company={company} search={search} />
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
