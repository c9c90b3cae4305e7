import { setTimeout as pause } from 'node:timers/promises'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Section, ToldRow } from './source.ts'
import { SourceFailure, type FarSource } from './source-kept.ts'
import { entryOf } from './world/entry.ts'
import { firmOf, firms, type Firm } from './world/firms.ts'
import { pastRows } from './world/past-rows.ts'
import { isProperty, propertyRows, websiteRows } from './world/property-rows.ts'
import { reportRows } from './world/report-rows.ts'
import { aroundRows, riskRows, worldRisks, type WorldRisk } from './world/risk-rows.ts'
import { branchRows, changeRows, holderRows, investRows, personnelRows, staffRows } from './world/structure-rows.ts'

/** How the invented provider behaves: one chooses it on `/sandbox/company`. */
export const sandboxModes = { ok: '正常', slow: '很慢', down: '断开', garbage: '乱码', quota: '额度用完' } as const
export type SandboxMode = keyof typeof sandboxModes
export const modeKey = 'sandboxCompanySource'

export async function sandboxMode(db: Db): Promise<SandboxMode> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', modeKey).executeTakeFirst()
  return row && row.value in sandboxModes ? (row.value as SandboxMode) : 'ok'
}

/** Stands in for a provider on a laptop: tells of an invented world, and behaves as badly as it is told to. */
export const sandboxSource = ({ db, now }: Pick<House, 'db' | 'now'>): FarSource => ({
  name: '沙箱数据（虚构企业）',
  isMetered: false,
  async entry({ outer }, stop) {
    await behave(db, stop)
    const firm = firmOf(outer)
    return firm && entryOf(firm, now())
  },
  async rows(section, { outer }, stop) {
    await behave(db, stop)
    const firm = firmOf(outer)
    const rows = firm ? rowsOf(firm, section, now()) : []
    return { rows, total: rows.length }
  },
  async find(words, stop) {
    await behave(db, stop)
    return firms()
      .filter(({ name }) => name.includes(words))
      .slice(0, 20)
      .map(({ outer, name }) => ({ outer, name }))
  },
})

async function behave(db: Db, stop: AbortSignal): Promise<void> {
  const mode = await sandboxMode(db)
  if (mode === 'slow') await pause(60_000, undefined, { signal: stop, ref: false })
  if (mode === 'down') throw new SourceFailure('down', 'the provider is switched off')
  if (mode === 'garbage') throw new SourceFailure('garbage', 'the provider answered with something else')
  if (mode === 'quota') throw new SourceFailure('quota', 'nothing is left of the quota')
}

/** By section, where no rule of a kind says it. */
const makers: Readonly<Record<string, (firm: Firm, at: Date) => readonly ToldRow[]>> = {
  holder: holderRows,
  staff: staffRows,
  change: changeRows,
  invest: investRows,
  branch: branchRows,
  website: websiteRows,
  annualReport: reportRows,
  around: aroundRows,
}

function rowsOf(firm: Firm, section: Section, at: Date): readonly ToldRow[] {
  const maker = makers[section]
  if (maker) return maker(firm, at)
  if (isProperty(section)) return propertyRows(firm, section)
  if (isRisk(section)) return riskRows(firm, section)
  const [kind, rest = ''] = section.split(/:(.*)/s)
  return kind === 'personnel' ? personnelRows(firm, rest, at) : pastRows(firm, rest, at)
}

const isRisk = (section: string): section is WorldRisk => (worldRisks as readonly string[]).includes(section)
