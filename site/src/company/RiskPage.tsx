import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { companySectionNameLabels, riskKindLabels } from '@xinpu/sdk/labels'
import type { RiskKind, TycRisk } from '@xinpu/sdk/types'
import { LoginGate } from '@xinpu/ui/account'
import { CountLine, RiskRecord, RiskSummary, RowTable } from '@xinpu/ui/company'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, Drawer, LinkButton, Pagination, Section } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { registerHref } from '../account/places.ts'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import type { RiskParams } from './lookup-params.ts'
import { lookupPlace, registerPlace, riskPlace } from './places.ts'
import { countsOf, foundSize, registered, riskOf, riskRecord, riskRows } from './queries.ts'
import { Source } from './Source.tsx'

interface RiskPageProps {
  id: number
  search: RiskParams
}

/** R025: what courts and authorities recorded of a company, by date; counts for everybody, records for who logs in. */
export function RiskPage({ id, search }: RiskPageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: company } = useSuspenseQuery(registered(call, id))
  const { data: who } = useQuery(me(call))

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '查企业', href: place(lookupPlace) },
            { label: company.name, href: place(registerPlace(id)) },
            { label: '司法与风险' },
          ]}
        />
      }
      head={
        <>
          <PageHead title="司法与风险" />
          <Source {...company} />
        </>
      }
    >
      {who ? <Records id={id} search={search} /> : <Gated id={id} />}
    </DefaultLayout>
  )
}

const counted = [
  'lawSuit',
  'courtAnnouncement',
  'ktannouncement',
  'dishonest',
  'executed',
  'abnormal',
  'punishment',
  'around',
] as const

function Gated({ id }: { id: number }) {
  const call = useCall()
  const { openLogin } = useLogin()
  return (
    <>
      <Region of={useQuery(countsOf(call, id))}>
        {({ sections }) => (
          <CountLine
            counts={sections
              .filter(({ name }) => counted.includes(name as never))
              .map(({ name, count }) => ({ label: companySectionNameLabels[name], count }))}
          />
        )}
      </Region>
      <LoginGate
        level={2}
        title="登录后看每一条记录"
        why="条数对所有人公开；案号、金额与经过登录后可读，免费。"
        onLogin={() => openLogin()}
        registerHref={registerHref}
      />
    </>
  )
}

function Records({ id, search }: RiskPageProps) {
  const call = useCall()
  const place = usePlace()
  const { group = 'self', kind } = search
  const found = useQuery(riskOf(call, id))

  return (
    <>
      <Region of={found}>
        {(risk) => (
          <>
            <RiskSummary
              risk={risk}
              current={{ scope: group, ...(kind && { kind }) }}
              hrefOf={({ scope, kind: next }) =>
                place(riskPlace(id, { group: scope === 'self' ? undefined : scope, kind: next }))
              }
            />
            {kind && group === 'self' ? (
              <OneKind id={id} search={search} kind={kind} />
            ) : (
              <ByDate id={id} search={search} risk={risk} />
            )}
          </>
        )}
      </Region>
      <Opened id={id} search={search} />
    </>
  )
}

/** The newest of every kind of a scope, by date. */
function ByDate({ id, search, risk }: RiskPageProps & { risk: TycRisk }) {
  const place = usePlace()
  const groups = risk.groups.filter(
    ({ scope, kind }) => scope === (search.group ?? 'self') && (!search.kind || kind === search.kind),
  )
  const rows = groups
    .flatMap(({ kind, items }) =>
      items.map((row) => ({ ...row, fields: [{ name: '类型', value: riskKindLabels[kind] }, ...row.fields] })),
    )
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
  const total = groups.reduce((sum, group) => sum + group.total, 0)

  return (
    <Section
      title="按日期"
      meta={rows.length < total ? `每类最新几条，共 ${total} 条；点上面的类型看全部` : `${total} 条`}
    >
      <RowTable
        caption="司法与风险"
        rows={{ data: rows, totalRecord: rows.length }}
        hrefOf={({ id: riskId }) => place(riskPlace(id, { ...search, riskId }))}
        empty={`未发现记录（截至 ${risk.updateTime.slice(0, 10)}）`}
      />
    </Section>
  )
}

/** All of one kind, page by page. */
function OneKind({ id, search, kind }: RiskPageProps & { kind: RiskKind }) {
  const call = useCall()
  const place = usePlace()
  const page = search.page ?? 1
  const found = useQuery(riskRows(call, kind, id, page))
  return (
    <Section title={riskKindLabels[kind]}>
      <RowTable
        caption={riskKindLabels[kind]}
        rows={shownOf(found)}
        hrefOf={({ id: riskId }) => place(riskPlace(id, { ...search, riskId }))}
      />
      {found.data && found.data.totalRecord > foundSize && (
        <Pagination
          page={page}
          pageSize={foundSize}
          total={found.data.totalRecord}
          hrefFor={(next) =>
            place(riskPlace(id, { ...search, page: next === 1 ? undefined : next, riskId: undefined }))
          }
          label={`${riskKindLabels[kind]}分页`}
        />
      )}
    </Section>
  )
}

/** One record in a drawer; the address says which. */
function Opened({ id, search }: RiskPageProps) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { riskId, ...rest } = search
  const found = useQuery({ ...riskRecord(call, id, riskId ?? 0), enabled: riskId !== undefined })
  if (riskId === undefined) return null
  const ways = [
    { label: '较新一条', to: found.data?.previousId },
    { label: '较早一条', to: found.data?.nextId },
  ]

  return (
    <Drawer
      title={found.data?.title ?? '记录'}
      isOpen
      onOpenChange={() => void navigate({ ...riskPlace(id, rest), resetScroll: false })}
      footer={ways.map(({ label, to }) =>
        to === undefined ? null : (
          <LinkButton key={label} href={place(riskPlace(id, { ...rest, riskId: to }))}>
            {label}
          </LinkButton>
        ),
      )}
    >
      <Region of={found}>{(record) => <RiskRecord record={record} />}</Region>
    </Drawer>
  )
}
