import type { Found } from './agreement.ts'
import { gradesLacking } from './grade.ts'
import { kinds, kindsNamed } from './kind.ts'
import { otherPins } from './connector.ts'
import type { Line } from './line.ts'
import { wordsOfPart, type BomPart } from './part-figures.ts'
import type { Said } from './value.ts'
import { active, capacitorVariety, crystalVariety, ledColour, resistorVariety } from './variety.ts'

/**
 * What has the value that a line asks for is not always what it means: a bead has ohms as a resistor has. A number says
 * what is meant.
 */
export function compareKind(line: Line, { part, by }: Found): Said[] {
  const words = `${part.categoryName} ${part.package} ${wordsOfPart(part)}`
  const byValue =
    by === 'words'
      ? [
          otherKind(line, words),
          otherSupply(line, words),
          openVariety(line),
          untoldMake(line, words),
          lacking(line, words),
        ]
      : []
  return [
    ...byValue,
    otherVariety(line, words),
    otherMake(line, words),
    otherColour(line, part),
    otherSteepness(line, words),
    otherPins(line, part),
  ].filter((said) => said !== undefined)
}

/** A jumper of 0 Ω lies on places of beads too. */
function otherKind({ kind, main, variety }: Line, words: string): Said | undefined {
  if (!kind || !main || main.value === 0) return undefined
  // A thermistor is called one, and no resistor.
  if (kind === 'resistor' && variety && resistorVariety(words) === variety) return undefined
  const named = kindsNamed(words)
  if (named.includes(kind)) return undefined
  const [other] = named
  return other
    ? { state: 'conflict', reason: `是${kinds[other].word}` }
    : { state: 'unknown', reason: `目录没写是不是${kinds[kind].word}` }
}

/** A crystal with a supply of its own has other pads; where the line names neither, a person says which. */
function otherSupply({ kind, main, variety }: Line, words: string): Said | undefined {
  if (kind !== 'crystal' || !main) return undefined
  const own = crystalVariety(words)
  if (own === variety || (own !== active && variety !== active)) return undefined
  if (own === undefined) return { state: 'unknown', reason: `目录没写是不是${active}` }
  if (variety === undefined) return { state: 'unknown', reason: `是${active}，表里没写有源还是无源` }
  return { state: 'conflict', reason: own === active ? `是${active}` : `不是${active}` }
}

/** A ceramic capacitor of 10 µF does not stand in for an electrolytic one; a solid one does, and better. */
function otherMake({ kind, variety }: Line, words: string): Said | undefined {
  if (kind !== 'capacitor' || variety === undefined) return undefined
  const own = capacitorVariety(words)
  if (own === undefined || own === variety) return undefined
  return { state: own === '固态电容' && variety === '电解电容' ? 'near' : 'conflict', reason: `是${own}` }
}

/** A thermistor of 10 kΩ has the value of a resistor, and is none. */
function otherVariety({ kind, variety }: Line, words: string): Said | undefined {
  if (kind !== 'resistor' || variety === undefined) return undefined
  const own = resistorVariety(words)
  return own === variety ? undefined : { state: 'conflict', reason: own === '' ? `不是${variety}` : `是${own}` }
}

/** Its place on the board says that it is no plain resistor, and nothing says which. */
const openVariety = ({ kind, variety, main }: Line): Said | undefined =>
  kind === 'resistor' && main && variety === undefined
    ? { state: 'unknown', reason: '位号像热敏电阻、排阻或电位器，请选一个' }
    : undefined

/** Who names nothing but farads and a chip's size means a ceramic one; what is made otherwise is for a person to take. */
function untoldMake({ kind, variety, main, package: asked }: Line, words: string): Said | undefined {
  if (kind !== 'capacitor' || !main || variety !== undefined || !/^\d{4,5}$/.test(asked?.text ?? '')) return undefined
  const own = capacitorVariety(words)
  return own === undefined || own === '陶瓷电容' ? undefined : { state: 'unknown', reason: `是${own}，表里没写` }
}

/** What was asked for besides, and the catalogue does not tell. */
function lacking({ grades }: Line, words: string): Said | undefined {
  const lacks = gradesLacking(grades, words)
  return lacks.length === 0 ? undefined : { state: 'unknown', reason: `目录没写“${lacks.join('、')}”` }
}

/** A green LED is none where a red one is asked for. */
function otherColour({ kind, variety }: Line, { description, params }: BomPart): Said | undefined {
  if (kind !== 'led' || variety === undefined) return undefined
  const own = ledColour(params.find(({ name }) => name === '颜色')?.value ?? description)
  if (own === undefined) return { state: 'unknown', reason: '目录没写颜色' }
  return own === variety ? undefined : { state: 'conflict', reason: `是${own}，表里是${variety}` }
}

/** A thermistor of another B constant measures other temperatures; one whose constant is not told may. */
function otherSteepness({ steepness }: Line, words: string): Said | undefined {
  if (steepness === undefined) return undefined
  const own = [...words.matchAll(/(?<![\d.])([34]\d{3})(?= ?K(?![A-Z0-9]))|(?<=\bB ?=? ?)([34]\d{3})(?!\d)/g)].map(
    ([all]) => all,
  )
  if (own.length === 0) return { state: 'unknown', reason: '目录没写 B 值' }
  return own.includes(steepness) ? undefined : { state: 'conflict', reason: `B 值是 ${own[0]}，表里是 ${steepness}` }
}
