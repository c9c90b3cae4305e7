import { useQuery } from '@tanstack/react-query'
import type { FollowedCompany } from '@xinpu/sdk/types'
import { LoginGate } from '@xinpu/ui/account'
import { CompanyChange, CompanyRows } from '@xinpu/ui/company'
import { BoardLayout } from '@xinpu/ui/layout'
import { Button, EmptyState, Link, Section } from '@xinpu/ui/primitives'
import { EntryDoors, HotWords } from '@xinpu/ui/search'
import { Building2, GitCompare, ListChecks } from 'lucide-react'
import { useLogin } from '../account/LoginContainer.tsx'
import { registerHref } from '../account/places.ts'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useLocal } from '../app/use-local.ts'
import { usePlace } from '../app/use-place.ts'
import { companySearchPlace } from '../enterprise/places.ts'
import { BatchCheck } from './BatchCheck.tsx'
import { lookedUp, noCompanies, toCompare } from './kept-companies.ts'
import { LookupBox } from './LookupBox.tsx'
import { lookupPlace, registerPlace, sideBySidePlace } from './places.ts'
import { followedCompanies, hotCompanies } from './queries.ts'

/** R005: a company by its name, code or people; what changed at those that are followed, and what was looked up. */
export function LookupPage() {
  return (
    <BoardLayout
      title="查企业"
      lead={['工商、司法、年报取自公示系统', '每条记录带来源与日期', '不评分，不收费']}
      figures={[]}
      box={
        <>
          <LookupBox size="lg" />
          <Hot />
        </>
      }
      doors={<Doors />}
      sides={[<Followed key="followed" />, <Recent key="recent" />]}
    >
      <BatchCheck />
    </BoardLayout>
  )
}

/** What others look up. */
function Hot() {
  const call = useCall()
  const place = usePlace()
  const { data: words = [] } = useQuery(hotCompanies(call))
  return <HotWords label="常查" words={words} hrefOf={({ id }) => place(registerPlace(id))} />
}

function Doors() {
  const place = usePlace()
  const chosen = useLocal(toCompare, noCompanies).map(({ id }) => id)
  return (
    <EntryDoors
      items={[
        {
          icon: ListChecks,
          title: '批量核验',
          why: '粘贴一列名称或代码，逐行校验',
          href: place({ ...lookupPlace, hash: 'batch' }),
        },
        { icon: GitCompare, title: '并排对比', why: '最多 4 家，不同的在前', href: place(sideBySidePlace(chosen)) },
        { icon: Building2, title: '平台内企业', why: '在芯谱发布供求与库存的企业', href: place(companySearchPlace()) },
      ]}
    />
  )
}

/** What changed at the companies that somebody follows. */
function Followed() {
  const call = useCall()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const found = useQuery({ ...followedCompanies(call), enabled: Boolean(who) })

  return (
    <Section title="关注的企业" meta={found.data && `${found.data.totalRecord} 家`}>
      {who ? (
        <Region of={found}>{({ data }) => <FollowedRows companies={data} />}</Region>
      ) : (
        <LoginGate
          isLine
          title="登录后看关注企业的变化"
          why="关注一家企业，登记有变化时在提醒里告诉您。"
          onLogin={() => openLogin()}
          registerHref={registerHref}
        />
      )}
    </Section>
  )
}

function FollowedRows({ companies }: { companies: readonly FollowedCompany[] }) {
  const place = usePlace()
  if (companies.length === 0) return <EmptyState title="还没有关注企业" why="在企业页点“关注”，登记有变化时告诉您。" />
  return (
    <CompanyRows
      label="关注的企业"
      rows={companies.map(({ id, name, news }) => ({
        key: id,
        main: <Link href={place(registerPlace(id))}>{name}</Link>,
        detail: news[0] ? <CompanyChange change={news[0]} /> : '没有变化',
        end: news[0]?.date.slice(0, 10),
      }))}
    />
  )
}

/** What was looked up on this device. */
function Recent() {
  const place = usePlace()
  const recent = useLocal(lookedUp, noCompanies)
  return (
    <Section title="最近查过" meta="仅存在本机">
      {recent.length === 0 ? (
        <EmptyState title="还没有查过" why="查过的企业会列在这里，只存在这台设备上。" />
      ) : (
        <>
          <CompanyRows
            label="最近查过"
            rows={recent.map(({ id, name }) => ({
              key: id,
              main: <Link href={place(registerPlace(id))}>{name}</Link>,
            }))}
          />
          <Button size="sm" tone="quiet" onPress={() => lookedUp.clear()}>
            清空
          </Button>
        </>
      )}
    </Section>
  )
}
