import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { companySectionNameLabels } from '@xinpu/sdk/labels'
import type { CompanyCounts, CompanySectionName, TycCompany } from '@xinpu/sdk/types'
import { CompanyRows } from '@xinpu/ui/company'
import { DefaultLayout } from '@xinpu/ui/layout'
import { Breadcrumb, EntityHeader, Link, LinkTabs, Section } from '@xinpu/ui/primitives'
import { useEffect } from 'react'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { CompareToggle } from './CompareToggle.tsx'
import { BaseFacts } from './BaseFacts.tsx'
import { Course } from './Course.tsx'
import { FollowRegistered } from './FollowRegistered.tsx'
import { GatedSections } from './GatedSections.tsx'
import { rememberCompany } from './kept-companies.ts'
import { OpenSections } from './OpenSections.tsx'
import { foundPlace, lookupPlace, registerPlace, reportPlace, riskPlace, snapshotPlace } from './places.ts'
import { Presence } from './Presence.tsx'
import { countsOf, registered } from './queries.ts'
import { Source } from './Source.tsx'

/** R024: a company of the register; every part of what is known has its count, its anchor and its own state. */
export function DetailPage({ id }: { id: number }) {
  const call = useCall()
  const place = usePlace()
  const { data: company } = useSuspenseQuery(registered(call, id))
  const { data: counts } = useQuery(countsOf(call, id))
  useEffect(() => rememberCompany(company), [company])

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '查企业', href: place(lookupPlace) },
            ...(company.region
              ? [{ label: company.region, href: place(foundPlace({ keywords: company.region })) }]
              : []),
            { label: company.name },
          ]}
        />
      }
      head={<Head company={company} counts={counts} />}
      aside={<Aside company={company} />}
    >
      <Course company={company} counts={counts} />
      {company.enterpriseId !== undefined && <Presence enterpriseId={company.enterpriseId} />}
      <BaseFacts company={company} />
      <OpenSections company={company} counts={counts} />
      <GatedSections company={company} counts={counts} />
    </DefaultLayout>
  )
}

function Head({ company, counts }: { company: TycCompany; counts: CompanyCounts | undefined }) {
  return (
    <>
      <EntityHeader
        kind="company"
        entity={company}
        actions={
          <>
            <FollowRegistered key={String(company.isFollow)} company={company} />
            <CompareToggle company={company} />
          </>
        }
      />
      <Source {...company} />
      <Anchors company={company} counts={counts} />
    </>
  )
}

const names = ['holder', 'staff', 'change', 'invest', 'branch', 'patent', 'lawSuit', 'annualReport', 'history'] as const
const shorter: Partial<Record<CompanySectionName, string>> = { patent: '知识产权', lawSuit: '司法', history: '历史' }

/** The parts of the page, with how much there is of each. */
function Anchors({ company, counts }: { company: TycCompany; counts: CompanyCounts | undefined }) {
  const place = usePlace()
  const hash = useLocation({ select: (location) => location.hash })
  const href = (section: string) => place(registerPlace(company.id, section))
  const property = ['patent', 'trademark', 'softwareCopyright', 'copyright', 'website'] as const
  const countOf = (name: CompanySectionName) => counts?.sections.find((one) => one.name === name)?.count
  const all = (name: CompanySectionName) =>
    name === 'patent' ? property.reduce((sum, one) => sum + (countOf(one) ?? 0), 0) : countOf(name)

  return (
    <LinkTabs
      label="章节"
      current={hash || 'base'}
      items={[
        ...(company.enterpriseId === undefined ? [] : [{ id: 'here', label: '在芯谱', href: href('here') }]),
        { id: 'base', label: '工商', href: href('base') },
        ...names.map((name) => ({
          id: name,
          label: shorter[name] ?? companySectionNameLabels[name],
          count: all(name),
          href: href(name),
        })),
      ]}
    />
  )
}

/** The pages that hang on this one. */
function Aside({ company: { id } }: { company: TycCompany }) {
  const place = usePlace()
  return (
    <Section title="存证与记录">
      <CompanyRows
        label="存证与记录"
        rows={[
          { key: 'snapshot', main: <Link href={place(snapshotPlace(id))}>快照，可打印</Link> },
          { key: 'risk', main: <Link href={place(riskPlace(id))}>司法与风险</Link> },
          { key: 'report', main: <Link href={place(reportPlace(id))}>年报，逐年对照</Link> },
        ]}
      />
    </Section>
  )
}
