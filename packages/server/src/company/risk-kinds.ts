import type { risk } from '@xinpu/contract/company'

interface Kind {
  label: string
  level: risk.RiskLevel
  /** Its list. */
  section: string
}

/** Every kind of risk: as it is called, how grave it is by itself, and where its rows are. */
export const riskKinds: Readonly<Record<risk.RiskKind, Kind>> = {
  lawSuit: { label: '裁判文书', level: 'hint', section: 'lawSuit' },
  court: { label: '法院公告', level: 'hint', section: 'courtAnnouncement' },
  hearing: { label: '开庭公告', level: 'hint', section: 'ktannouncement' },
  dishonest: { label: '失信被执行人', level: 'high', section: 'dishonest' },
  executed: { label: '被执行人', level: 'high', section: 'executed' },
  abnormal: { label: '经营异常', level: 'warning', section: 'abnormal' },
  punishment: { label: '行政处罚', level: 'warning', section: 'punishment' },
}

const past: Readonly<Record<string, risk.RiskKind>> = {
  'history:lawSuit': 'lawSuit',
  'history:punishment': 'punishment',
}

/** The lists that speak against a company; those of the past are of the company, too. */
export const sectionsOfRisk = [
  ...Object.values(riskKinds).map(({ section }) => section),
  'around',
  ...Object.keys(past),
]

const bySection = new Map(
  Object.entries(riskKinds).map(([kind, { section }]) => [section, kind as risk.RiskKind] as const),
)

/** What a stored row is; around a company its kind was told with it, by its list. */
export function riskOf({ section, data }: { section: string; data: { kind?: string } }) {
  const own = bySection.get(section)
  const kind = own ?? past[section] ?? bySection.get(data.kind ?? '') ?? 'lawSuit'
  return { kind, scope: scopeOf(section), level: riskKinds[kind].level }
}

/** What a list would tell of; that of those around has every kind. */
export function matterOf(section: string): risk.TycRisk['missing'][number] {
  const kind = bySection.get(section) ?? past[section]
  return { scope: scopeOf(section), ...(kind && { kind }) }
}

function scopeOf(section: string): risk.RiskScope {
  if (section === 'around') return 'around'
  return section in past ? 'history' : 'self'
}
