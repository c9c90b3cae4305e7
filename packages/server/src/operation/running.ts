import { turnOf, sixHours } from '../core/daily.ts'
import type { House } from '../core/context.ts'
import { turnsOf } from '../core/turn.ts'
import { around, lookInside } from './doctor.ts'
import { known, look, ok, wrong, type Finding, type Told } from './finding.ts'

/** Looks at a server that runs: what the doctor looks at, the index of the search, and the daily work. */
export async function examineRunning(house: House): Promise<Finding[]> {
  const [{ place, outside }, inside, daily] = await Promise.all([
    around(house.settings),
    lookInside(house.settings, house.db),
    look('每日工作', () => dailyWork(house)),
  ])
  return [...inside, { name: '搜索索引', ...index(house) }, daily, ...place, ...outside]
}

const found: Record<ReturnType<House['searchState']>, Told> = {
  index: ok('在内存里，随数据库更新。'),
  making: known('正在建立，数据库先代它回答；几分钟后仍是这样，请看日志里的原因。'),
  opensearch: ok('在 OpenSearch 里，随数据库更新。'),
  away: wrong('OpenSearch 连不上，或者不收新的型号；数据库先代它回答，会慢。原因在日志里，每五秒再试一次。'),
  sql: known('由数据库直接回答；要更快，把 SEARCH 设为 index。'),
}

const index = ({ searchState }: House): Told => found[searchState()]

/** A round that should have been, and two more in case it failed. */
const longAgo = 3 * sixHours

/** Each job of the round has had its turn within a day. */
async function dailyWork(house: House): Promise<Told> {
  const turns = Object.keys(house.brought.daily).map((name) => turnOf(house, name))
  const ends = await turnsOf(house, turns)
  if (ends.size === 0) return known('还没有做过；启动十秒后开始。')
  const oldest = house.now().getTime() - longAgo
  const late = turns.filter((turn) => (ends.get(turn)?.getTime() ?? 0) - sixHours < oldest)
  return late.length > 0
    ? wrong(`${late.length} 项一天没有做成：${late.join('、')}。原因在日志里，每十分钟会再试一次。`)
    : ok(`${turns.length} 项都按时做了。`)
}
