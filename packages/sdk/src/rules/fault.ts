import type { Check, Rule } from './rule.ts'

/** What is wrong with a value, in the contract's words; undefined where the server takes it. */
export function faultOf(rule: Rule, value: unknown): string | undefined {
  if (value === undefined) return rule.isRequired ? rule.said : undefined
  const read = typeof value === 'string' ? (chosenNumber(rule, value) ?? textOf(rule, value)) : value
  const fault = isOfType(rule, read) ? (checkFault(rule, read) ?? memberFault(rule, read)) : rule.said
  // An empty text that is no value was left out.
  return value === '' && !rule.isRequired ? undefined : fault
}

/** A form's text that is one of the numbers to choose from, read as the server reads it. */
const chosenNumber = ({ choices = [] }: Rule, text: string): unknown =>
  choices.find((choice) => typeof choice === 'number' && text.trim() !== '' && choice === Number(text))

// oxlint-disable-next-line no-control-regex -- control characters are what the server takes out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** A text as the server reads it. */
function textOf({ isTrimmed, checks = [] }: Rule, value: string): string {
  const clean = value.toWellFormed().replaceAll(controls, '')
  if (checks.some(([kind]) => kind === 'url')) return clean.trim().replaceAll(/[\t\n\r]/g, '')
  return isTrimmed ? clean.trim() : clean
}

function isOfType({ type, choices = [] }: Rule, value: unknown): boolean {
  if (type === 'choice') return choices.includes(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'decimal') return typeof value === 'number' && Number.isFinite(value)
  return type === 'number' ? Number.isSafeInteger(value) : typeof value === type
}

const checkFault = ({ checks = [] }: Rule, value: unknown): string | undefined =>
  checks.find((check) => !passes(check, value))?.[2]

function passes([kind, bound]: Check, value: unknown): boolean {
  if (kind === 'min') return sizeOf(value) >= bound
  if (kind === 'max') return sizeOf(value) <= bound
  if (kind === 'places') return hasPlaces(Number(value), bound)
  if (kind === 'folded') return String(value).normalize('NFKC').length <= bound
  return kind === 'like' ? bound.test(String(value)) : isWebAddress(String(value))
}

/** As the contract counts decimals. */
function hasPlaces(value: number, places: number): boolean {
  const scaled = value * 10 ** places
  return Math.abs(scaled - Math.round(scaled)) < 1e-3
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)

/** Texts are measured in signs, whatever room one takes. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return [...value].length
  return Array.isArray(value) ? value.length : Number(value)
}

function memberFault({ item }: Rule, value: unknown): string | undefined {
  if (!item || !Array.isArray(value)) return undefined
  for (const [index, member] of value.entries()) {
    const fault = faultOf(item, member)
    if (fault !== undefined) return `第 ${index + 1} 项：${fault}`
  }
  return undefined
}
