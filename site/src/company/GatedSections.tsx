import { useQuery } from '@tanstack/react-query'
import { companyHistoryKindLabels, companySectionNameLabels } from '@xinpu/sdk/labels'
import type { CompanyHistoryKind } from '@xinpu/sdk/types'
import { LoginGate } from '@xinpu/ui/account'
import { CompanySection, CountLine, RowTable } from '@xinpu/ui/company'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { registerHref } from '../account/places.ts'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { TabPanels } from '@xinpu/ui/primitives'
import { countIn, useWanted, type SectionsProps } from './OpenSections.tsx'
import { riskPlace } from './places.ts'
import { historyOf, riskRows } from './queries.ts'

const courts = ['lawSuit', 'courtAnnouncement', 'ktannouncement'] as const
const risks = ['dishonest', 'executed', 'abnormal', 'punishment'] as const

/** What asks for a login: its counts stand there for everybody, and it fills after the login without a reload. */
export const GatedSections = (props: SectionsProps) => (
  <>
    <CourtSection {...props} />
    <RiskSection {...props} />
    <HistorySection {...props} />
  </>
)

const lineOf = (counts: SectionsProps['counts'], names: readonly (typeof courts | typeof risks)[number][]) =>
  names.map((name) => ({ label: companySectionNameLabels[name], count: countIn(counts, name) }))

const sumOf = (counts: SectionsProps['counts'], names: readonly string[]) =>
  names.reduce((sum, name) => sum + (countIn(counts, name) ?? 0), 0)

/** 司法: judgments, hearings and notices. */
function CourtSection({ company: { id }, counts }: SectionsProps) {
  const call = useCall()
  const place = usePlace()
  const { isWanted, see } = useWanted('lawSuit')
  const { data: who } = useQuery(me(call))
  const found = useQuery({ ...riskRows(call, 'lawSuit', id, 1), enabled: isWanted && Boolean(who) })
  const total = sumOf(counts, courts)

  return (
    <CompanySection
      id="lawSuit"
      title="司法"
      count={total}
      more={{ href: place(riskPlace(id)), label: '全部记录' }}
      onSeen={see}
    >
      <CountLine counts={lineOf(counts, courts)} />
      {who ? (
        <RowTable
          caption="裁判文书"
          rows={shownOf(found)}
          hrefOf={({ id: riskId }) => place(riskPlace(id, { kind: 'lawSuit', riskId }))}
        />
      ) : (
        <Gate
          title={`登录后看这 ${total} 条记录`}
          why="条数对所有人公开；案号、金额与经过登录后可读，免费。登录后停在原处。"
        />
      )}
    </CompanySection>
  )
}

/** 风险: by kind, each leads to its list. */
function RiskSection({ company: { id, updateTime }, counts }: SectionsProps) {
  const call = useCall()
  const place = usePlace()
  const { data: who } = useQuery(me(call))
  const total = sumOf(counts, risks)
  const around = countIn(counts, 'around')

  return (
    <CompanySection
      id="risk"
      title="经营风险"
      count={total}
      meta={around === undefined ? undefined : `周边 ${around}`}
      more={{ href: place(riskPlace(id)), label: '按日期看' }}
    >
      <CountLine
        counts={lineOf(counts, risks).map((one, at) => ({
          ...one,
          ...(who && { href: place(riskPlace(id, { kind: risks[at] })) }),
        }))}
      />
      {total === 0 && `未发现记录（截至 ${updateTime.slice(0, 10)}）`}
      {!who && total > 0 && <Gate title={`登录后看这 ${total} 条记录`} why="每一类是什么意思，用平常话写明；免费。" />}
    </CompanySection>
  )
}

const kinds = Object.keys(companyHistoryKindLabels) as CompanyHistoryKind[]

/** 历史: what is no longer so. */
function HistorySection({ company: { id }, counts }: SectionsProps) {
  const call = useCall()
  const { isWanted, see } = useWanted('history')
  const [kind, setKind] = useState<CompanyHistoryKind>('baseinfo')
  const { data: who } = useQuery(me(call))
  const found = useQuery({ ...historyOf(call, id, kind), enabled: isWanted && Boolean(who) })
  const total = countIn(counts, 'history')
  const label = companyHistoryKindLabels[kind]

  return (
    <CompanySection id="history" title="历史信息" count={total} onSeen={see}>
      {who ? (
        <TabPanels
          label="历史类型"
          current={kind}
          onChange={(next) => setKind(next as CompanyHistoryKind)}
          items={kinds.map((one) => ({
            id: one,
            label: companyHistoryKindLabels[one].replace('历史', ''),
            content: <RowTable caption={label} rows={shownOf(found)} />,
          }))}
        />
      ) : (
        <Gate title={`登录后看 ${total ?? ''} 条历史记录`} why="曾用名、历史法定代表人、历史股东与历史投资；免费。" />
      )}
    </CompanySection>
  )
}

function Gate({ title, why }: { title: string; why: string }) {
  const { openLogin } = useLogin()
  return <LoginGate isLine title={title} why={why} onLogin={() => openLogin()} registerHref={registerHref} />
}
