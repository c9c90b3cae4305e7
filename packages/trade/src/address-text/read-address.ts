import { folded } from '../query/place.ts'
import { withoutLabels } from './address-labels.ts'
import { wordsIn } from './address-words.ts'
import { hongKongMobileIn, landlineIn, mobileIn, type ContactNumber } from './contact-number.ts'
import { marks, nameMark, numberMark, regionMark } from './marks.ts'
import { least, nameBehindStreet, nameWorth } from './person-name.ts'
import { namesOf, type AddressRegion, type RegionNames } from './region-names.ts'
import { regionRunIn } from './region-run.ts'

/** What an address is made of. */
export type AddressPart = 'name' | 'mobile' | 'region' | 'address'

/** What was understood of a pasted address. */
export interface AddressReading {
  /** Who takes the goods. */
  name?: string
  /** As it goes over the wire: `+86-15900007788`. */
  mobile?: string
  /** A landline: `0755-26000000转801`. */
  tel?: string
  province?: AddressRegion
  city?: AddressRegion
  district?: AddressRegion
  /** Street, building and room. */
  address?: string
  postcode?: string
  /** What was not found, in the order of a form; a region counts once it goes down to the smallest. */
  lacks: AddressPart[]
}

/** An address is short; what is beyond is none. */
const longest = 500

/**
 * Reads a pasted address: name, number, regions and street in any order, with labels, marks, blanks or nothing between
 * them, in either width. A name is guessed: show what was read before it is kept.
 *
 * @param regions What `GET /region/list` tells, of all levels.
 * @example readAddress('王收 159-0000-7788 江苏苏州工业园区星湖街328号', regions)
 * // { name: '王收', mobile: '+86-15900007788', province: { name: '江苏省', … }, …, address: '星湖街328号', lacks: [] }
 */
export function readAddress(text: string, regions: readonly AddressRegion[]): AddressReading {
  const names = namesOf(regions)
  const numbered = takeNumbers(withoutLabels(plainOf(text)))
  const placed = takeRegions(numbered.rest, names)
  const called = placed.low && numbered.mobile === undefined ? takeHongKong(placed) : placed
  const named = takeName(called.rest)
  const { postcode, address } = streetOf(named.rest)
  const told = {
    ...(named.name && { name: named.name }),
    ...numbered.told,
    ...(called.mobile && { mobile: called.mobile }),
    ...placed.told,
    ...(address && { address }),
    ...(postcode && { postcode }),
  }
  return { ...told, lacks: lacksOf(told, placed.low, names) }
}

/** Private characters are ours. */
const plainOf = (text: string): string => folded(text.slice(0, longest)).replaceAll(marks, ' ')

interface Numbered {
  rest: string
  mobile?: string
  told: Pick<AddressReading, 'mobile' | 'tel'>
}

function takeNumbers(text: string): Numbered {
  const mobile = mobileIn(text)
  const open = without(text, mobile)
  const tel = landlineIn(open)
  // Numbers with stars instead of figures are hidden ones.
  const rest = without(open, tel).replaceAll(/(?<!\d)\d{2,4}[- ]?\*{3,8}\d{2,4}/g, `\n${numberMark}\n`)
  return {
    rest,
    ...(mobile && { mobile: mobile.value }),
    told: { ...(mobile && { mobile: mobile.value }), ...(tel && { tel: tel.value }) },
  }
}

const without = (text: string, number: ContactNumber | undefined): string =>
  number ? `${text.slice(0, number.start)}\n${numberMark}\n${text.slice(number.end)}` : text

interface Placed {
  rest: string
  low?: AddressRegion
  mobile?: string
  told: Pick<AddressReading, 'city' | 'district' | 'province'>
}

function takeRegions(text: string, names: RegionNames): Placed {
  const run = regionRunIn(text, names)
  if (!run) return { rest: text, told: {} }
  const before = text.slice(0, run.start).replace(/(?:中华人民共和国|中国)\s*$/, '')
  const rest = `${before}\n${regionMark}${text.slice(run.end)}`
  const path = [run.low]
  for (let above = names.parentOf(run.low); above; above = names.parentOf(above)) path.unshift(above)
  const [province, city, district] = path
  return {
    rest,
    low: run.low,
    told: { ...(province && { province }), ...(city && { city }), ...(district && { district }) },
  }
}

const hongKong = /^香港/

function takeHongKong(placed: Placed): Placed {
  const mobile = hongKong.test(placed.told.province?.name ?? '') ? hongKongMobileIn(placed.rest) : undefined
  return mobile ? { ...placed, rest: without(placed.rest, mobile), mobile: mobile.value } : placed
}

function takeName(text: string): { name?: string; rest: string } {
  const words = wordsIn(text)
  const best = words.toSorted((one, other) => nameWorth(other) - nameWorth(one))[0]
  if (best && nameWorth(best) >= least)
    return { name: withoutTaking(best.text), rest: cut(text, best.start, best.length) }
  const [behind] = words.flatMap((word) => {
    const name = nameBehindStreet(word.text)
    return name ? [{ name, at: word.start + word.length - name.length }] : []
  })
  return behind ? { name: withoutTaking(behind.name), rest: cut(text, behind.at, behind.name.length) } : { rest: text }
}

/** 张三收 is 张三; 王收 is a name. */
const withoutTaking = (name: string): string => name.replace(/(?<=^\p{Script=Han}{2,4})收$/u, '')

const cut = (text: string, start: number, length: number): string =>
  `${text.slice(0, start)}\n${text.slice(start + length)}`

const edges = /^[\s,，;；。|/、:：—-]+|[\s,，;；。|/、:：—-]+$/g

function streetOf(text: string): { address: string; postcode?: string } {
  const pieces = text
    .split(new RegExp(`[\n${nameMark}${numberMark}${regionMark}]`))
    .map((piece) => piece.replaceAll(edges, '').replaceAll(/\s+/g, ' '))
  const postcode = pieces.flatMap((piece) => piece.split(' ')).find((word) => /^\d{6}$/.test(word))
  const streets = pieces.map((piece) => (postcode ? piece.replace(postcode, '').replaceAll(edges, '') : piece))
  const address = streets
    .filter(Boolean)
    .join(' ')
    .replaceAll(/(?<=\p{Script=Han}),/gu, '，')
  return { address: address.slice(0, 200), ...(postcode && { postcode }) }
}

function lacksOf(
  told: Omit<AddressReading, 'lacks'>,
  low: AddressRegion | undefined,
  names: RegionNames,
): AddressPart[] {
  const has = {
    name: told.name,
    mobile: told.mobile,
    region: low && !names.hasChildren(low),
    address: told.address,
  }
  return (['name', 'mobile', 'region', 'address'] as const).filter((part) => !has[part])
}
