import { formatCount } from '@xinpu/sdk/format'
import { riskKindLabels, riskLevelLabels, riskScopeLabels } from '@xinpu/sdk/labels'
import type { RiskKind, RiskLevel, RiskScope, TycRisk } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import * as S from './RiskSummary.styles.ts'

export interface RiskChoice {
  scope: RiskScope
  kind?: RiskKind
}

export interface RiskSummaryProps {
  /** How much there is of each kind; nothing is scored. */
  risk: TycRisk
  /** What is shown of it. */
  current: RiskChoice
  /** Where a scope, or a kind of one, is listed. */
  hrefOf: (choice: RiskChoice) => Href
}

const scopes = Object.keys(riskScopeLabels) as RiskScope[]
const kinds = Object.keys(riskKindLabels) as RiskKind[]
const levels = Object.keys(riskLevelLabels) as RiskLevel[]

/** What is recorded of a company and those around it: whose, of what kind, how grave; counts, and no score. */
export function RiskSummary({ risk, current, hrefOf }: RiskSummaryProps) {
  const counts = { self: risk.selfCount, around: risk.aroundCount, history: risk.historyCount }
  const groups = risk.groups.filter(({ scope }) => scope === current.scope)
  const totalOf = (kind: RiskKind) => sum(groups.filter((group) => group.kind === kind))

  return (
    <S.Root>
      <LinkTabs
        label="范围"
        current={current.scope}
        items={scopes.map((scope) => ({
          id: scope,
          label: riskScopeLabels[scope],
          count: counts[scope],
          href: hrefOf({ scope }),
        }))}
      />
      <S.Kinds aria-label="类型">
        <Kind label="全部" count={counts[current.scope]} href={hrefOf({ scope: current.scope })} isOn={!current.kind} />
        {kinds.map((kind) => (
          <Kind
            key={kind}
            label={riskKindLabels[kind]}
            count={totalOf(kind)}
            href={hrefOf({ scope: current.scope, kind })}
            isOn={current.kind === kind}
          />
        ))}
      </S.Kinds>
      <S.Levels>
        {levels.map((level) => (
          <span key={level}>
            {riskLevelLabels[level]} <b>{formatCount(sum(groups.filter((group) => group.level === level)))}</b>
          </span>
        ))}
      </S.Levels>
      {risk.missing.length > 0 && (
        <Alert
          tone="warn"
          title={`暂时没有取到：${risk.missing.map(nameOf).join('、')}。以上条数不含这些，请稍后再看。`}
        />
      )}
    </S.Root>
  )
}

/** A list by whose it is; that of those around has every kind. */
const nameOf = ({ scope, kind }: TycRisk['missing'][number]) =>
  kind ? `${riskScopeLabels[scope]}的${riskKindLabels[kind]}` : riskScopeLabels[scope]

const sum = (groups: TycRisk['groups']) => groups.reduce((all, { total }) => all + total, 0)

const Kind = ({ label, count, href, isOn }: { label: string; count: number; href: Href; isOn: boolean }) => (
  <li>
    <S.Kind href={href} aria-current={isOn ? 'true' : undefined} data-none={count === 0 || undefined}>
      {label} <b>{formatCount(count)}</b>
    </S.Kind>
  </li>
)
