import type { risk } from '@xinpu/contract/company'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { companyById } from './company-store.ts'
import type { TycRow } from './list-nouns.ts'
import { listOf } from './lists.ts'
import { matterOf, riskKinds, riskOf, sectionsOfRisk } from './risk-kinds.ts'
import { sectionOf, sectionsOf, type Asking, type StoredSection } from './told-section.ts'

/** Rows of a group that are shown beside its count. */
const newest = 3

interface StoredRisk {
  id: number
  section: string
  data: Omit<TycRow, 'id'> & { kind?: risk.RiskKind; steps?: risk.TycRiskRecord['steps'] }
}

export const riskHandlers: HandlersOf<typeof risk> = {
  abnormal: listOf('abnormal'),
  punishment: listOf('punishment'),

  async summary({ id }, context) {
    const company = await companyById(context.db, id)
    const told = await sectionsOf(context, company, sectionsOfRisk)
    const groups = groupsOf(await risksOf(context, id))
    const countOf = (scope: risk.RiskScope) =>
      groups.filter((group) => group.scope === scope).reduce((sum, { total }) => sum + total, 0)
    return {
      selfCount: countOf('self'),
      aroundCount: countOf('around'),
      historyCount: countOf('history'),
      groups,
      missing: sectionsOfRisk.filter((section) => !told.has(section)).map(matterOf),
      ...oldestOf([...told.values()]),
    }
  },

  async detail({ id, riskId }, context) {
    const rows = await risksOf(context, id)
    const found = rows.find((row) => row.id === riskId)
    if (!found) throw new Refusal('没有找到这条记录', 'NOT_FOUND')
    const { kind, scope, level } = riskOf(found)
    const list = rows.filter(({ section }) => section === found.section)
    const at = list.indexOf(found)
    const [previous, next] = [list[at - 1], list[at + 1]]
    const told = await sectionOf(context, await companyById(context.db, id), found.section)
    return {
      ...present(found),
      kind,
      scope,
      level,
      steps: found.data.steps ?? [],
      ...(previous && { previousId: previous.id }),
      ...(next && { nextId: next.id }),
      ...oldestOf([told]),
    }
  },
}

const present = ({ id, data }: StoredRisk): TycRow => {
  const { kind: _, steps: __, ...row } = data
  return { ...row, id }
}

/** Told as of the oldest of its lists. */
function oldestOf(told: readonly StoredSection[]) {
  const [oldest] = told.toSorted((one, other) => Number(one.told_at) - Number(other.told_at))
  return { source: oldest?.source ?? '', updateTime: (oldest?.told_at ?? new Date(0)).toISOString() }
}

/** A company has some hundreds at most. */
const mostRisks = 5000

async function risksOf({ db }: Asking, companyId: number): Promise<StoredRisk[]> {
  const { rows } = await sql<StoredRisk>`
    select id, section, data from company_row
    where company_id = ${companyId} and section = any (${[...sectionsOfRisk]}::text[])
    order by section, place, id limit ${mostRisks}`.execute(db)
  return rows
}

function groupsOf(rows: readonly StoredRisk[]): risk.TycRiskGroup[] {
  const byGroup = Map.groupBy(rows, (row) => `${riskOf(row).scope} ${riskOf(row).kind}`)
  return [...byGroup.values()].flatMap((members) => {
    const [first] = members
    if (!first) return []
    const { kind, scope, level } = riskOf(first)
    const items = members.slice(0, newest).map(present)
    return [{ name: riskKinds[kind].label, scope, kind, level, total: members.length, items }]
  })
}
