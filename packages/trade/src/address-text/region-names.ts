/** A region as `GET /region/list` tells it. */
export interface AddressRegion {
  id: number
  name: string
  /** The region it lies in; null for a province. */
  parentId: number | null
  /** 1 province, 2 city, 3 district. */
  level: 1 | 2 | 3
}

/** A name that a region goes by. */
export interface RegionName {
  region: AddressRegion
  name: string
  /** Whether it says what it is: 深圳市, not 深圳. */
  isFull: boolean
}

/** Every name of some regions, and how they lie in each other. */
export interface RegionNames {
  /** The names that begin with a character. */
  under: (character: string) => readonly RegionName[]
  parentOf: (region: AddressRegion) => AddressRegion | undefined
  hasChildren: (region: AddressRegion) => boolean
}

const peoples =
  '壮|回|维吾尔|藏|羌|彝|苗|侗|白|傣|黎|满|瑶|畲|水|土家|布依|哈尼|景颇|傈僳|朝鲜|蒙古|哈萨克|柯尔克孜|锡伯|塔吉克|仡佬|仫佬|毛南|拉祜|佤|纳西|布朗|怒|独龙|普米|裕固|保安|东乡|撒拉|土|达斡尔|鄂温克|鄂伦春|各'
const kinds: Record<AddressRegion['level'], RegExp> = {
  1: /(?:省|市|特别行政区|(?:壮族|回族|维吾尔|)自治区)$/,
  2: new RegExp(`(?:市|地区|盟|县|(?:(?:${peoples})(?:族|))*自治州)$`),
  3: new RegExp(`(?:新区|市|区|县|旗|(?:(?:${peoples})(?:族|))*自治[县旗])$`),
}

/** What a region is called without what it is; undefined where a single character would be left. */
function shortName({ name, level }: AddressRegion): string | undefined {
  const short = name.replace(kinds[level], '')
  return short === name || short.length < 2 ? undefined : short
}

function namesOfOne(region: AddressRegion, parent: AddressRegion | undefined): RegionName[] {
  const names = region.name.length > 1 ? [{ region, name: region.name, isFull: true }] : []
  const city = region.level === 3 && parent ? (shortName(parent) ?? parent.name) : undefined
  // 苏州工业园区 is 工业园区 behind 苏州市.
  const within = city && region.name.startsWith(city) ? region.name.slice(city.length) : undefined
  const short = shortName(region)
  // 延边州 is as good as 延边朝鲜族自治州.
  if (short && region.name.endsWith('自治州')) names.push({ region, name: `${short}州`, isFull: true })
  return [
    ...names,
    ...[short, within].flatMap((name) => (name && name.length > 1 ? [{ region, name, isFull: false }] : [])),
  ]
}

const known = new WeakMap<readonly AddressRegion[], RegionNames>()

/** The names of regions; of one list they are made once. */
export function namesOf(regions: readonly AddressRegion[]): RegionNames {
  const names = known.get(regions) ?? madeNames(regions)
  known.set(regions, names)
  return names
}

function madeNames(regions: readonly AddressRegion[]): RegionNames {
  const byId = new Map(regions.map((region) => [region.id, region]))
  const parentOf = ({ parentId }: AddressRegion) => (parentId === null ? undefined : byId.get(parentId))
  const parents = new Set(regions.map(({ parentId }) => parentId))
  const all = regions.flatMap((region) => namesOfOne(region, parentOf(region)))
  const byFirst = Map.groupBy(all, ({ name }) => name.charAt(0))
  return {
    under: (character) => byFirst.get(character) ?? [],
    parentOf,
    hasChildren: ({ id }) => parents.has(id),
  }
}
