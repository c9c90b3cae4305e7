import { codeAt, toleranceAt } from './code-word.ts'
import { packageKey, packageLength } from './package-word.ts'
import { matchAt, type Found, type Place } from './place.ts'
import { quantityAt } from './quantity-word.ts'

const marking = /(?:丝印|印字|顶标|打标|marking)[ :：]{0,2}(?:code[ :：]{0,2})?([A-Za-z0-9][A-Za-z0-9.+-]{0,11})/iy

/** What can be read at a place without knowing a name. */
export function plainWordAt(place: Place): Found | undefined {
  return (
    markingAt(place) ?? pinsAt(place) ?? packageAt(place) ?? codeAt(place) ?? quantityAt(place) ?? toleranceAt(place)
  )
}

function markingAt({ text, at }: Place): Found | undefined {
  const [all, code] = matchAt(marking, text, at) ?? []
  if (all === undefined || code === undefined) return undefined
  return { length: all.length, reading: { kind: 'marking', label: '丝印', value: code, code } }
}

const pins = /(\d{1,3}) ?(?:pin|p|芯|针|脚)(?![A-Za-z0-9])/iy

/** 16P beside a connector is a number of pins. */
function pinsAt({ text, at, trade }: Place): Found | undefined {
  const [all, count] = (trade.hasPins && matchAt(pins, text, at)) || []
  if (all === undefined || count === undefined) return undefined
  const spellings = [`${count}P`, `1x${count}P`, `${count}Pin`]
  return { length: all.length, reading: { kind: 'feature', label: '针数', value: `${count}P`, spellings } }
}

function packageAt(place: Place): Found | undefined {
  const length = packageLength(place)
  if (length === 0) return undefined
  const written = place.text.slice(place.at, place.at + length)
  return {
    length,
    reading: { kind: 'package', label: '封装', value: written.toUpperCase(), key: packageKey(written) },
  }
}
