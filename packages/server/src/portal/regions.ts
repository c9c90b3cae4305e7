import { areaList } from '@vant/area-data'
import type { region } from '@xinpu/contract/portal'

type Region = region.Region

/** A region with the regions around it, from the province down to itself. */
export interface RegionPath {
  province: Region
  city?: Region
  district?: Region
}

type Level = Region['level']

/** Six digits of GB/T 2260: two of the province, two of the city, two of the district. */
const parentOf = (id: number, level: Level): number | null =>
  level === 1 ? null : level === 2 ? Math.floor(id / 10_000) * 10_000 : Math.floor(id / 100) * 100

const told = (list: Readonly<Record<string, string>>, level: Level) =>
  Object.entries(list).map(([code, name]) => ({
    id: Number(code),
    name,
    level,
    parentId: parentOf(Number(code), level),
  }))

const bare = [...told(areaList.province_list, 1), ...told(areaList.city_list, 2), ...told(areaList.county_list, 3)]
const parents = new Set(bare.map(({ parentId }) => parentId))

const byId = new Map(
  bare.map((region): [number, Region] => [region.id, { ...region, hasChildren: parents.has(region.id) }]),
)
const byParent = Map.groupBy(byId.values(), ({ parentId }) => parentId)

/** What lies in a region, or the provinces, in the order of their codes; nothing for one that is not. */
export const regionsIn = (parentId: number | null): readonly Region[] => byParent.get(parentId) ?? []

/** All that lies in a region, or in the country, each before what lies in it. */
export const regionsBelow = (parentId: number | null): readonly Region[] =>
  regionsIn(parentId).flatMap((region) => [region, ...regionsBelow(region.id)])

/** Regions by their numbers that hang together; undefined where one is unknown, lies elsewhere, or is left out though there are some. */
export function regionPath(ids: { provinceId: number; cityId?: number | null; districtId?: number | null }) {
  const province = byId.get(ids.provinceId)
  const city = childOf(province, ids.cityId)
  const district = childOf(city ?? undefined, ids.districtId)
  if (province?.level !== 1 || city === undefined || district === undefined) return undefined
  return { province, ...(city && { city }), ...(district && { district }) } satisfies RegionPath
}

/** The child that is named; null where there is none to name, undefined where it is wrong. */
function childOf(parent: Region | undefined, id: number | null | undefined): Region | null | undefined {
  if (!parent?.hasChildren) return id == null ? null : undefined
  const child = byId.get(id ?? 0)
  return child?.parentId === parent.id ? child : undefined
}
