import type { AddressRegion, RegionName, RegionNames } from './region-names.ts'

/** Regions of one place, named one behind the other: 广东省深圳市南山区. */
export interface RegionRun {
  start: number
  end: number
  /** The smallest region that is named; those around it follow from it. */
  low: AddressRegion
  /** How surely it is one. */
  score: number
  /** How many names it has. */
  count: number
}

/** What may stand between the names of a place; cities and counties that are none are called 市辖区 and 县. */
const between = /(?:[\s,，、/|>·.:：—-]|市辖区|县(?=\s*\p{Script=Han}{1,5}县))*/uy
const begins = /(?:^|[\s,，;；。|/:：)）\]】\uE000-\uE00F]|中国)$/

/** A road, a house or a shop is often called after a city: 北京路, 上海大厦. */
const ofHouses =
  /^(?:[东西南北中一二三四五六七八九十]{0,2}(?:路|街|道|巷|弄)|大[道厦学街桥酒饭]|饭店|酒店|宾馆|广场|银行|花园|公园|国际|医院)/
const ofDistrictHouses = /^(?:[村镇乡站湖山港湾桥]|中[学心]|小[学区]|新村)/

/** The regions that a text is about, where it names some; undefined where it could be several places. */
export function regionRunIn(text: string, names: RegionNames): RegionRun | undefined {
  const runs = Array.from(text).flatMap((_, at) => runsAt(text, at, names))
  const most = Math.max(0, ...runs.map(({ score }) => score))
  const best = runs.filter(({ score }) => score === most)
  const [first] = best
  const same = best.filter((run) => run.start === first?.start && run.end === first.end)
  return onlyOne(same, names)
}

/** Of readings of the same words one is kept: 上海市 the province and 上海市 its city are one place. */
function onlyOne(runs: readonly RegionRun[], names: RegionNames): RegionRun | undefined {
  const isOnePlace = runs.every(({ low }) =>
    runs.every((run) => run.low === low || lies(low, run.low, names) || lies(run.low, low, names)),
  )
  if (!isOnePlace) return undefined
  return runs.toSorted((one, other) => other.low.level - one.low.level).find((run) => isTold(run, runs))
}

/** A smaller region is meant only where it is called as the larger: 吉林 is the province. */
const isTold = ({ low }: RegionRun, runs: readonly RegionRun[]): boolean =>
  runs.every((run) => run.low.level >= low.level || run.low.name === low.name)

function runsAt(text: string, start: number, names: RegionNames): RegionRun[] {
  const isFirst = begins.test(text.slice(0, start))
  return namesAt(text, start, names)
    .filter(({ region, isFull, name }) => region.level < 3 || (isFull && name.length > 2))
    .flatMap((found) => {
      const end = start + found.name.length
      const run = { start, end, low: found.region, score: worthOf(found) + (isFirst ? 2 : 0), count: 1 }
      const runs = longer(text, run, names)
      // A short name in the middle of a word is part of something else.
      return found.isFull || isFirst ? [run, ...runs] : runs
    })
}

/** Province, city and district, each said twice. */
const mostNames = 6

/** A run with the names that follow, as far as they are of the same place. */
function longer(text: string, run: RegionRun, names: RegionNames): RegionRun[] {
  if (run.count === mostNames) return []
  between.lastIndex = run.end
  const at = run.end + (between.exec(text)?.[0].length ?? 0)
  return namesAt(text, at, names).flatMap((found) => {
    const low = joined(run.low, found, names)
    if (!low) return []
    const next = { ...run, end: at + found.name.length, low, score: run.score + worthOf(found), count: run.count + 1 }
    return [next, ...longer(text, next, names)]
  })
}

/** The smaller of two regions, where one lies in the other; a short district follows what it lies in. */
function joined(low: AddressRegion, { region, isFull }: RegionName, names: RegionNames): AddressRegion | undefined {
  if (region === low) return low
  if (lies(region, low, names)) return region
  return lies(low, region, names) && (isFull || region.level < 3) ? low : undefined
}

function lies(region: AddressRegion, around: AddressRegion, names: RegionNames): boolean {
  const parent = names.parentOf(region)
  return parent !== undefined && (parent === around || lies(parent, around, names))
}

const worthOf = ({ name, isFull, region }: RegionName): number =>
  name.length * 2 + (isFull ? 3 : 0) + (region.level === 1 ? 1 : 0)

function namesAt(text: string, at: number, names: RegionNames): RegionName[] {
  return names
    .under(text.charAt(at))
    .filter(
      ({ name, isFull, region }) => text.startsWith(name, at) && (isFull || !isHouse(text, at + name.length, region)),
    )
}

function isHouse(text: string, end: number, { level }: AddressRegion): boolean {
  const behind = text.slice(end, end + 6)
  return ofHouses.test(behind) || (level === 3 && ofDistrictHouses.test(behind))
}
